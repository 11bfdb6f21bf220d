"""Which rule a frame stands for, and what an answer sets going."""

from zaubertisch.games.grimoria.rules.attacks import carry_out_attack
from zaubertisch.games.grimoria.rules.cloaks import is_cloak_by_the_way, lay_cloak
from zaubertisch.games.grimoria.rules.rounds import play_round
from zaubertisch.games.grimoria.rules.spells import carry_out_gift, carry_out_removal
from zaubertisch.games.grimoria.rules.turns import take_turn
from zaubertisch.games.grimoria.rules.witch import carry_out_swap
from zaubertisch.games.grimoria.state import (
    ATTACK,
    CHOOSE_SPELL,
    GIFT,
    LAY,
    REMOVAL,
    ROUND,
    SPELL_CHOSEN,
    TURN,
    WITCH_SWAP,
)
from zaubertisch.kernel.events import forget_events, tell
from zaubertisch.kernel.flow import flat_loop
from zaubertisch.kernel.frames import ask_again, take_reply
from zaubertisch.kernel.rules import rule


@rule
def carry_on(g, deck, frame):
    if frame.rule == TURN:
        take_turn(g, deck, frame)
    elif frame.rule == ROUND:
        play_round(g, frame)
    elif frame.rule == ATTACK:
        carry_out_attack(g, deck, frame)
    elif frame.rule == WITCH_SWAP:
        carry_out_swap(g, frame)
    elif frame.rule == REMOVAL:
        carry_out_removal(g, frame)
    elif frame.rule == GIFT:
        carry_out_gift(g, deck, frame)


run_on = flat_loop("grimoria", carry_on)


@rule
def answer(g, deck, seat, option):
    """A legal option is taken; the game runs on to the next question or the end."""
    forget_events(g)
    if g.question == CHOOSE_SPELL:
        tell(g, SPELL_CHOSEN, seat)
    take_reply(g, seat, option)
    if g.asked == 0:
        if is_cloak_by_the_way(g, option):
            lay_cloak(g, seat, option - LAY)
            ask_again(g)
        run_on(g, deck)
