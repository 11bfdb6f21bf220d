"""Persons without accounts: who they are, on which devices, and how they treat each other."""
