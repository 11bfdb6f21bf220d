"""An attack on a server of our own: it tries what a hostile visitor would, and counts what got through.

`python -m tools.attack` starts its servers itself, on the loopback address only, and ends by itself.
"""
