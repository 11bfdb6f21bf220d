"""The review of a finished game: where it turned, what was dear, and what was luck."""
