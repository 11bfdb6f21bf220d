"""What somebody who plays well might answer: how bots think that a game goes on. No rule; habits, with some chance.

Every answer looks only at what the asked seat may know.
"""

from zaubertisch.games.zauberschwert.policy.rollout_artefacts import policy_with_artefacts
from zaubertisch.games.zauberschwert.policy.rollout_choice import policy_before_resolution
from zaubertisch.games.zauberschwert.policy.rollout_fight import policy_in_resolution
from zaubertisch.games.zauberschwert.state import (
    ANNOUNCE_ADVENTURE,
    INVITE_SEAT,
    LAY_OUT,
    MAKE_OFFER,
    NAME_WISH,
    PICK_VICTIM,
    POISON_SEAT,
    RETURN_CARD,
    SEND_APPRENTICE,
    STEAL_MAGIC,
    USE_APPENDUX,
)
from zaubertisch.kernel.rules import rule


@rule
def rollout_policy(g, deck, seat, out, count, chance):
    """The place in `out` of a sensible answer to whatever is asked."""
    if g.question <= SEND_APPRENTICE:
        return policy_before_resolution(g, deck, seat, out, count, chance)
    if g.question < MAKE_OFFER:
        return policy_in_resolution(g, deck, seat, out, count, chance)
    return policy_with_artefacts(g, deck, seat, out, count, chance)


@rule
def routine(g):
    """What is announced, offered, laid out and whom one robs is habit; the rest needs thought."""
    question = g.question
    if question == ANNOUNCE_ADVENTURE or question == INVITE_SEAT:
        return True
    if question == STEAL_MAGIC or question == PICK_VICTIM or question == POISON_SEAT:
        return True
    if question == USE_APPENDUX or question == RETURN_CARD or question == LAY_OUT:
        return True
    return MAKE_OFFER <= question <= NAME_WISH
