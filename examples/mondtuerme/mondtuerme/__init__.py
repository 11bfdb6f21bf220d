"""Mondtürme: three towers, a secret choice every night. A small complete game outside the house."""
