"""Tables for others: HTTP, sockets, the store, and what runs between nodes. One file for each station of a click."""
