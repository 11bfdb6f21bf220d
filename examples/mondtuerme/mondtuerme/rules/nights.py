"""A night: all choose a tower in secret, share what glows there, and who is alone may search (rules M3 to M10)."""

from mondtuerme.state import (
    CHOOSE_TOWER,
    FIRST_RELIC,
    GAME_ENDED,
    GEMS_PAID,
    GEMS_SHARED,
    MOON_TOWER,
    NIGHT_BEGAN,
    RELIC_FOUND,
    SEARCH,
    SEARCH_TOWER,
    TOWER_VISITED,
    TOWERS,
    VISIT,
)
from zaubertisch.kernel.events import forget_events, tell, tell_secret
from zaubertisch.kernel.flow import flat_loop
from zaubertisch.kernel.frames import ask, ask_one, pop, take_reply
from zaubertisch.kernel.hands import add_card
from zaubertisch.kernel.ladders import ladder
from zaubertisch.kernel.laps import begin_lap, end_go, seat_after, seat_in_lap
from zaubertisch.kernel.piles import draw
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

EVENING, CHOOSING, REVEALED, SEARCHING, SEARCHED = range(5)
LAP = 0  # the note of the frame: how many seats have had their chance to search


@rule
def begin_night(g, deck, frame):
    """M3: gems appear in every tower."""
    if g.night == g.nights:
        end_game(g)
        return
    g.night += 1
    g.start = seat_after(g, g.start, 1)
    tell(g, NIGHT_BEGAN, g.start, NOTHING, NOTHING, g.night)
    for tower in range(TOWERS):
        g.gems[tower] += deck.gems[tower]
    frame.stage = CHOOSING


@rule
def ask_for_towers(g, deck, frame):
    """M4: all choose at once, in secret."""
    ask(g, CHOOSE_TOWER, (1 << g.seats) - 1, REVEALED)


@rule
def end_game(g):
    """M9: after the last night everything is shown."""
    g.over = 1
    pop(g)
    tell(g, GAME_ENDED, NOTHING)


@rule
def reveal_towers(g, deck, frame):
    """M5: all are seen at the same moment."""
    for seat in range(g.seats):
        g.player[seat].tower = g.reply[seat] - VISIT
        tell(g, TOWER_VISITED, seat, NOTHING, g.player[seat].tower)
    for tower in range(TOWERS):
        share_gems(g, tower, visitors(g, tower))
    begin_lap(frame, LAP)
    frame.stage = SEARCHING


@rule
def visitors(g, tower):
    count = 0
    for seat in range(g.seats):
        if g.player[seat].tower == tower:
            count += 1
    return count


@rule
def share_gems(g, tower, number):
    """M6: evenly among those who came; what cannot be shared stays."""
    share = g.gems[tower] // number if number > 0 else 0
    for seat in range(g.seats):
        if share > 0 and g.player[seat].tower == tower:
            g.player[seat].gems += share
            tell(g, GEMS_SHARED, seat, NOTHING, tower, share)
    g.gems[tower] -= share * number


@rule
def can_search(g, deck, seat):
    """M7: alone at its tower, with enough gems to pay, while there are relics."""
    me = g.player[seat]
    return visitors(g, me.tower) == 1 and me.gems >= deck.price and g.pile.count > 0


@rule
def ask_next_searcher(g, deck, frame):
    """M7: clockwise from the first seat of the night."""
    seat = seat_in_lap(g, frame, LAP, g.start)
    if seat == NOTHING:
        frame.stage = EVENING
    elif can_search(g, deck, seat):
        ask_one(g, SEARCH_TOWER, seat, SEARCHED)
    else:
        end_go(frame, LAP)


@rule
def answer_search(g, deck, frame):
    """M7: the search has its price."""
    seat = seat_in_lap(g, frame, LAP, g.start)
    end_go(frame, LAP)
    frame.stage = SEARCHING
    if g.reply[seat] == SEARCH:
        g.player[seat].gems -= deck.price
        tell(g, GEMS_PAID, seat, NOTHING, NOTHING, deck.price)
        find_relic(g, seat)


@rule
def find_relic(g, seat):
    """M8: kept face down; but what is found in the light of the moon was seen by all."""
    relic, _ = draw(g.pile)
    knowers = ALL_OBSERVERS if g.player[seat].tower == MOON_TOWER else 1 << seat
    g.player[seat].relics += 1
    add_card(g.player[seat].hand, g.known, seat, relic, knowers)
    tell_secret(g, RELIC_FOUND, seat, FIRST_RELIC + relic, knowers)


play_night = ladder(
    "mondtuerme_night",
    {
        EVENING: begin_night,
        CHOOSING: ask_for_towers,
        REVEALED: reveal_towers,
        SEARCHING: ask_next_searcher,
        SEARCHED: answer_search,
    },
)
run_on = flat_loop("mondtuerme", play_night)


@rule
def answer(g, deck, seat, option):
    """A legal option is taken; when all who are asked have answered, the game runs on to the next question."""
    forget_events(g)
    take_reply(g, seat, option)
    if g.asked == 0:
        run_on(g, deck)
