"""Tables while they are played: from a message to everybody's new view, and what the server answers itself."""
