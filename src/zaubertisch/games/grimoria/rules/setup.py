"""Set-up: piles, display, level, order (chapter 1)."""

from zaubertisch.games.grimoria.rules.display import lay_card_face_down, turn_up_card
from zaubertisch.games.grimoria.rules.rounds import play_round
from zaubertisch.games.grimoria.state import ADVENTURES, BLANK, KINDS, ROUND, ROUND_BEGAN
from zaubertisch.kernel.blanks import copy_record
from zaubertisch.kernel.dice import reseed, shuffle
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.piles import put_under, shuffle_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def set_up(g, deck, seats, variants, seed):
    """G1, G4, G6: a ready game; the first question is open."""
    copy_record(BLANK[0], g)
    reseed(g, seed)
    g.seats = seats
    g.last_level = variants[0]
    g.open_memory = variants[1]
    g.level = deck.start_level[seats]
    g.round_number = 1
    seat_players(g, deck)
    stack_piles(g, deck)
    lay_first_display(g)
    play_round(g, push(g, ROUND, NOTHING))


@rule
def seat_players(g, deck):
    """G1, G5: one coin each; the order markers lie in random order."""
    for seat in range(g.seats):
        g.player[seat].coins = deck.start_coins
        g.order[seat] = seat
    shuffle(g, g.order, g.seats)


@rule
def stack_piles(g, deck):
    """G2: all adventures and all treasures, shuffled."""
    for kind in range(KINDS):
        for _ in range(deck.count[kind]):
            if kind < ADVENTURES:
                put_under(g.draw, kind, 0)
            else:
                put_under(g.treasure, kind, 0)
    shuffle_pile(g, g.draw)
    shuffle_pile(g, g.treasure)


@rule
def lay_first_display(g):
    """G3: one card face down, and as many open as there are seats."""
    tell(g, ROUND_BEGAN, NOTHING, NOTHING, NOTHING, g.level)
    lay_card_face_down(g)
    for _ in range(g.seats):
        turn_up_card(g)
