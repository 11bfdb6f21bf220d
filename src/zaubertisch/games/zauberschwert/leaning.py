"""What somebody who plays well might answer: how bots think that a game goes on. No rule; habits, with some chance.

Every answer looks only at what the asked seat may know.
"""

from zaubertisch.games.zauberschwert.leaning_artefacts import lean_with_artefacts
from zaubertisch.games.zauberschwert.leaning_choice import lean_before_evaluation
from zaubertisch.games.zauberschwert.leaning_fight import lean_in_evaluation
from zaubertisch.games.zauberschwert.state import MAKE_OFFER, SEND_APPRENTICE
from zaubertisch.kernel.rules import rule


@rule
def lean(g, cards, seat, out, count, chance):
    """The place in `out` of a sensible answer to whatever is asked."""
    if g.question <= SEND_APPRENTICE:
        return lean_before_evaluation(g, cards, seat, out, count, chance)
    if g.question < MAKE_OFFER:
        return lean_in_evaluation(g, cards, seat, out, count, chance)
    return lean_with_artefacts(g, cards, seat, out, count, chance)
