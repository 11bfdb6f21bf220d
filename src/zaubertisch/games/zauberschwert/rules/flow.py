"""Which rule a frame stands for, and what an answer sets going."""

from zaubertisch.games.zauberschwert.rules.auction import carry_out_auction
from zaubertisch.games.zauberschwert.rules.choice import carry_out_choice
from zaubertisch.games.zauberschwert.rules.fight import carry_out_fight
from zaubertisch.games.zauberschwert.rules.layout import carry_out_layout
from zaubertisch.games.zauberschwert.rules.market import carry_out_market
from zaubertisch.games.zauberschwert.rules.resolution import carry_out_claim, carry_out_resolution, carry_out_site
from zaubertisch.games.zauberschwert.rules.rounds import play_round
from zaubertisch.games.zauberschwert.rules.spells import carry_out_draw, carry_out_support
from zaubertisch.games.zauberschwert.rules.supply import carry_out_supply
from zaubertisch.games.zauberschwert.rules.swaps import carry_out_offer, carry_out_swaps
from zaubertisch.games.zauberschwert.rules.win import carry_out_win
from zaubertisch.games.zauberschwert.state import (
    AUCTION,
    CHOICE,
    CLAIM,
    DRAW,
    FIGHT,
    LAYOUT,
    MARKET,
    OFFER,
    RESOLUTION,
    ROUND,
    SITE,
    SUPPLY,
    SUPPORT,
    SWAPS,
    WIN,
)
from zaubertisch.kernel.events import forget_events
from zaubertisch.kernel.flow import flat_loop
from zaubertisch.kernel.frames import take_reply
from zaubertisch.kernel.rules import rule


@rule
def carry_on(g, deck, frame):
    """The rule on top goes on."""
    if frame.rule == OFFER:
        carry_out_offer(g, frame)
    elif frame.rule == SWAPS:
        carry_out_swaps(g, frame)
    elif frame.rule == LAYOUT:
        carry_out_layout(g, deck, frame)
    elif frame.rule == AUCTION:
        carry_out_auction(g, deck, frame)
    elif frame.rule == FIGHT:
        carry_out_fight(g, deck, frame)
    elif frame.rule == WIN:
        carry_out_win(g, deck, frame)
    elif frame.rule == CHOICE:
        carry_out_choice(g, deck, frame)
    else:
        carry_on_elsewhere(g, deck, frame)


@rule
def carry_on_elsewhere(g, deck, frame):
    if frame.rule == ROUND:
        play_round(g, deck, frame)
    elif frame.rule == SUPPLY:
        carry_out_supply(g, deck, frame)
    elif frame.rule == RESOLUTION:
        carry_out_resolution(g, deck, frame)
    elif frame.rule == SITE:
        carry_out_site(g, deck, frame)
    elif frame.rule == CLAIM:
        carry_out_claim(g, deck, frame)
    elif frame.rule == MARKET:
        carry_out_market(g, deck, frame)
    elif frame.rule == DRAW:
        carry_out_draw(g, deck, frame)
    elif frame.rule == SUPPORT:
        carry_out_support(g, frame)


run_on = flat_loop("zauberschwert", carry_on)


@rule
def answer(g, deck, seat, option):
    """A legal option is taken; the game runs on to the next question or the end."""
    forget_events(g)
    take_reply(g, seat, option)
    if g.asked == 0:
        run_on(g, deck)
