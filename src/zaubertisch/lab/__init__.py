"""Measuring: how fast, how strong, how fair."""
