"""The sounds of the table, made from sines and noise. `python -m tools.sound` writes them; docs/sound.md says more."""
