"""Zaubertisch: a digital table for three German fantasy games."""

__version__ = "0.1.0"
