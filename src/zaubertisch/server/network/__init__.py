"""Connections, addresses, limits, and the way between processes and nodes."""
