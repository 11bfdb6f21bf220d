"""What all tests share."""

from hypothesis import settings

settings.register_profile("house", deadline=None)  # machines are shared, and the first call may compile
settings.load_profile("house")
