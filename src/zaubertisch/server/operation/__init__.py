"""For whoever runs a server: its health, logs and numbers, and the operator's words."""
