"""Bots: they see a view and choose an option."""
