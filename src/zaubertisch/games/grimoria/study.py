"""What the lab counts in played games: the round is their clock, and there is no target of our own."""

from zaubertisch.kernel.study import GameStudy

STUDY = GameStudy(clock="round")
