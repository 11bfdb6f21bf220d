"""Set-up: piles, magic, start player (chapter 1)."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURES,
    DESIGNS,
    FIRST_DOUBLE,
    LANDSCAPES,
    LETTERS,
    ORCS,
    SPELLS,
    WITH_HEROES,
)
from zaubertisch.games.zauberschwert.rules.belongings import first_half, pieces_in_game
from zaubertisch.games.zauberschwert.rules.display import is_short
from zaubertisch.games.zauberschwert.rules.flow import run_on
from zaubertisch.games.zauberschwert.state import IN_BOX, IN_PILE, ROUND
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.frames import clear_progress, push
from zaubertisch.kernel.piles import clear_pile, place_in, put_under, shuffle_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

NUMBER_OF_LETTERS = len(LETTERS)


@rule
def set_up(g, deck, seats, variants, seed):
    """Z3, Z8: a ready game: the first question is open."""
    clear_table(g)
    reseed(g, seed)
    g.seats = seats
    agree_on(g, variants)
    for seat in range(seats):
        g.player[seat].magic = min(deck.start_magic, deck.most_magic)
        g.player[seat].offers = g.offers
    g.start = below(g, seats)
    stack_adventures(g, deck)
    stack_artefacts(g, deck)
    if g.way == WITH_HEROES:
        stack_landscapes_and_orcs(g)
    push(g, ROUND, NOTHING)
    run_on(g, deck)


@rule
def agree_on(g, variants):
    """Z1: the variants, in their fixed order."""
    g.way = variants[0]
    g.poison = variants[1]
    g.variant = variants[2]
    g.offers = variants[3]
    g.dragon_guard = variants[4]
    g.announcements = variants[5]
    g.two_seats = variants[6]


@rule
def stack_adventures(g, deck):
    """Z4, Z5: letter by letter, each shuffled, A on top."""
    for letter in range(NUMBER_OF_LETTERS):
        first = g.adventures.count
        for card in range(ADVENTURES):
            if deck.letter[card] == letter and takes_part(g, deck, card):
                g.where[card] = IN_PILE
                put_under(g.adventures, card, 0)
        shuffle_end(g, g.adventures, first)


@rule
def takes_part(g, deck, card):
    """Z1, Z154: whether an adventure belongs to this way of playing, and is not taken out for two."""
    return deck.in_way[card, g.way] and not (is_short(g) and deck.from_seats[card] > g.seats)


@rule
def shuffle_end(g, pile, first):
    """Bring the cards from the given place to the bottom into random order."""
    for i in range(first + 1, pile.count):
        here, there = place_in(pile, i), place_in(pile, first + below(g, i - first + 1))
        pile.card[here], pile.card[there] = pile.card[there], pile.card[here]


@rule
def stack_artefacts(g, deck):
    """Z6, Z10, Z11."""
    for design in range(DESIGNS):
        for _ in range(pieces_in_game(g, deck, design)):
            if design < FIRST_DOUBLE:
                put_under(g.artefacts, design, 0)
            else:
                put_under(g.artefacts, first_half(design), 0)
                put_under(g.artefacts, first_half(design) + 1, 0)
    shuffle_pile(g, g.artefacts)


@rule
def stack_landscapes_and_orcs(g):
    """Z7."""
    for landscape in range(LANDSCAPES):
        put_under(g.landscapes, landscape, 0)
    for orc in range(ORCS):
        put_under(g.orcs, orc, 0)
    shuffle_pile(g, g.landscapes)
    shuffle_pile(g, g.orcs)


@rule
def clear_table(g):
    """Nothing of an earlier game in the same memory is left."""
    clear_progress(g)
    g.round_number = 0
    g.quiet = 0
    g.stirred = 0
    g.landscape = NOTHING
    g.apprentice = NOTHING
    g.dragon = NOTHING
    g.hero_used = 0
    g.drawn_count = 0
    clear_cards(g)
    clear_seats(g)
    clear_pile(g.adventures)
    clear_pile(g.artefacts)
    clear_pile(g.landscapes)
    clear_pile(g.orcs)


@rule
def clear_cards(g):
    g.displayed = 0
    for i in range(g.display.size):
        g.display[i].card = NOTHING
        g.display[i].orc = NOTHING
        g.display[i].done = 0
    for card in range(ADVENTURES):
        g.where[card] = IN_BOX
    for landscape in range(LANDSCAPES):
        g.landscape_open[landscape] = 0
    for orc in range(ORCS):
        g.orc_open[orc] = 0
    for spell in range(SPELLS):
        g.spell_owner[spell] = NOTHING
        g.spell_used[spell] = 0
        g.support[spell] = NOTHING
    for hero in range(g.hero_owner.size):
        g.hero_owner[hero] = NOTHING
    for stone in range(g.charge.size):
        g.charge[stone] = 0
    for kind in range(g.artefact_out.size):
        g.artefact_out[kind] = 0
    for i in range(g.drawn.size):
        g.drawn[i] = 0


@rule
def clear_seats(g):
    for seat in range(g.player.size):
        me = g.player[seat]
        me.magic = 0
        me.stones = 0
        me.wizard = NOTHING
        me.announced = NOTHING
        me.invited = NOTHING
        me.words_given = 0
        me.words_broken = 0
        me.offers = 0
        me.has_offered = 0
        me.limit = NOTHING
        me.hand_size = 0
        for kind in range(me.hand.size):
            me.hand[kind] = 0
            for observer in range(g.player.size):
                g.known[observer, seat, kind] = 0
        for design in range(me.laid.size):
            me.laid[design] = 0
