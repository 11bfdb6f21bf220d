"""Calling a person whose turn it is."""
