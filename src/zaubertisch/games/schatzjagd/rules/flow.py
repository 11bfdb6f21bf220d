"""Which rule a frame stands for, and what an answer sets going."""

from zaubertisch.games.schatzjagd.rules.death import send_successor
from zaubertisch.games.schatzjagd.rules.draw import cleanse, draw_cards, replace_maps
from zaubertisch.games.schatzjagd.rules.encounter import meet
from zaubertisch.games.schatzjagd.rules.fight import carry_out_fight
from zaubertisch.games.schatzjagd.rules.influence import carry_out_laying
from zaubertisch.games.schatzjagd.rules.opening import found
from zaubertisch.games.schatzjagd.rules.orders import take_order
from zaubertisch.games.schatzjagd.rules.places import carry_out_use
from zaubertisch.games.schatzjagd.rules.rounds import play_day, take_turn
from zaubertisch.games.schatzjagd.rules.spells import carry_out_spell, cast_spell
from zaubertisch.games.schatzjagd.state import (
    CASTING,
    CATHARSIS,
    DAY,
    DRAWING,
    ENCOUNTER,
    FIGHT,
    LAY,
    LAYING,
    OPENING,
    ORDERS,
    REPLACEMENT,
    SHOW,
    SPELL,
    SUCCESSION,
    TURN,
    USE,
)
from zaubertisch.kernel.events import forget_events
from zaubertisch.kernel.flow import flat_loop
from zaubertisch.kernel.frames import ask_again, take_reply
from zaubertisch.kernel.rules import rule


@rule
def carry_on(g, deck, frame):
    if frame.rule == TURN:
        take_turn(g, deck, frame)
    elif frame.rule == ENCOUNTER:
        meet(g, deck, frame)
    elif frame.rule == DRAWING:
        draw_cards(g, deck, frame)
    elif frame.rule == DAY:
        play_day(g, deck, frame)
    elif frame.rule == LAYING:
        carry_out_laying(g, frame)
    elif frame.rule == FIGHT:
        carry_out_fight(g, deck, frame)
    elif frame.rule == USE:
        carry_out_use(g, deck, frame)
    else:
        carry_on_rarely(g, deck, frame)


@rule
def carry_on_rarely(g, deck, frame):
    if frame.rule == CASTING:
        carry_out_spell(g, deck, frame)
    elif frame.rule == SUCCESSION:
        send_successor(g, deck, frame)
    elif frame.rule == CATHARSIS:
        cleanse(g, frame)
    elif frame.rule == REPLACEMENT:
        replace_maps(g, deck, frame)
    elif frame.rule == ORDERS:
        take_order(g, frame)
    elif frame.rule == OPENING:
        found(g, deck, frame)


run_on = flat_loop("schatzjagd", carry_on)


@rule
def answer(g, deck, seat, option):
    """A legal option is taken; the game runs on to the next question or the end."""
    forget_events(g)
    take_reply(g, seat, option)
    if is_spell(deck, option):
        ask_again(g)
        cast_spell(g, deck, seat, option - SHOW)
    run_on(g, deck)


@rule
def is_spell(deck, option):
    """S37: a spell is shown beside what was asked; then the question comes again."""
    return SHOW <= option < LAY and deck.type[option - SHOW] == SPELL
