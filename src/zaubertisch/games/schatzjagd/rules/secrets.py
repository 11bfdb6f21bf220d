"""Who may know what: `redact` blots out the rest, `imagine` deals it again (chapter 9)."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS
from zaubertisch.games.schatzjagd.rules.fight import BY_ORDER
from zaubertisch.games.schatzjagd.rules.influence import KIND
from zaubertisch.games.schatzjagd.rules.scoring import meets_goal
from zaubertisch.games.schatzjagd.rules.spells import VICTIM
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, holder_of
from zaubertisch.games.schatzjagd.state import (
    CARRIED,
    CASTING,
    FIGHT,
    KINDS,
    LAYING,
    MAP,
    MOST_TREASURES,
    NOWHERE,
    STEAL_CARD,
    TREASURE_KINDS,
)
from zaubertisch.kernel.dice import below, reseed, shuffle
from zaubertisch.kernel.events import redact_events
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.piles import deal_from, place_in, redact_pile
from zaubertisch.kernel.record import ALL_OBSERVERS, EVERYONE, HIDDEN, NOTHING
from zaubertisch.kernel.rules import rule

MOST_TRIES = 32


@rule
def redact(g, observer):
    """The record as this observer may know it; EVERYONE stands for spectators."""
    keep = (1 << observer) | (1 << EVERYONE)
    g.rng = 0
    for seat in range(g.seats):
        redact_hand(g, observer, seat)
    redact_board(g, keep)
    redact_treasures(g, keep)
    redact_frames(g, observer)
    redact_pile(g.draw, keep)
    if not g.memory or observer == EVERYONE:
        redact_discard(g)
    redact_events(g, keep)


@rule
def redact_hand(g, observer, seat):
    """S112, S202, S203: of other hands only cards that are certain, in no order that could tell more."""
    me = g.player[seat]
    if seat == observer:
        for slot in range(me.cards):
            me.seen[slot] = 0
        return
    me.order = NOTHING
    known = 0
    for slot in range(me.cards):
        kind, knows = me.hand[slot], (me.seen[slot] >> observer) & 1
        me.hand[slot] = HIDDEN
        me.seen[slot] = 0
        if knows:
            insert_known(me, known, kind, observer)
            known += 1


@rule
def insert_known(me, known, kind, observer):
    """Known cards come first, in the order of their numbers; the slots are HIDDEN from `known` on."""
    slot = known
    while slot > 0 and me.hand[slot - 1] > kind:
        me.hand[slot] = me.hand[slot - 1]
        slot -= 1
    me.hand[slot] = kind
    me.seen[known] = 1 << observer


@rule
def redact_board(g, keep):
    """S150, S206: faces that this observer does not see or remember; of the places used this turn only the open one."""
    for field in range(FIELDS):
        g.known[field] &= keep
        if g.card[field] != NOTHING and g.known[field] == 0:
            g.card[field] = HIDDEN
    was_used = False
    for i in range(g.uses):
        was_used = was_used or g.used[i] == g.uncovered
        g.used[i] = 0
    g.uses = 0
    if was_used:
        g.used[0] = g.uncovered
        g.uses = 1


@rule
def redact_treasures(g, keep):
    """S15, S134: kinds are secret until the game is over."""
    for i in range(MOST_TREASURES):
        treasure = g.treasure[i]
        treasure.knowers &= keep
        if treasure.knowers == 0 and treasure.place != NOWHERE and not g.over:
            treasure.kind = HIDDEN


@rule
def redact_frames(g, observer):
    """Which card is being laid, and who fights by order."""
    for i in range(g.depth):
        frame = g.frame[i]
        if frame.rule == LAYING and frame.seat != observer:
            frame.note[KIND] = HIDDEN
        if frame.rule == FIGHT:
            frame.note[BY_ORDER] = 0


@rule
def redact_discard(g):
    """S149: only the top is seen."""
    for kind in range(KINDS):
        g.discard[kind] = 1 if kind == g.top else 0


@rule
def imagine(g, deck, observer, seed):
    """Turn a view into a full game that fits it; all such deals are equally likely."""
    reseed(g, seed)
    count = collect_pool(g, deck)
    shuffle(g, g.pool, count)
    for seat in range(g.seats):
        count = deal_hand(g, deck, seat, count)
    count = deal_board(g, count)
    count = deal_discard(g, count)
    deal_draw(g, count)
    deal_treasures(g, deck)
    imagine_frames(g)
    imagine_knowledge(g)


@rule
def collect_pool(g, deck):
    """All cards whose place the view does not show, listed in `pool`; returns how many."""
    for kind in range(KINDS):
        g.left[kind] = deck.count[kind] - g.discard[kind] - g.set_aside[kind]
    for field in range(FIELDS):
        if g.card[field] >= 0:
            g.left[g.card[field]] -= 1
    for seat in range(g.seats):
        me = g.player[seat]
        for slot in range(me.cards):
            if me.hand[slot] >= 0:
                g.left[me.hand[slot]] -= 1
    for i in range(g.depth):
        if g.frame[i].rule == CASTING:
            g.left[g.frame[i].note[KIND]] -= 1
    return list_pool(g)


@rule
def list_pool(g):
    count = 0
    for kind in range(KINDS):
        for _ in range(g.left[kind]):
            g.pool[count] = kind
            count += 1
        g.left[kind] = 0
    return count


@rule
def deal_hand(g, deck, seat, count):
    """S111: no map is in a hand once all treasures are lifted. Returns how many cards the pool has then."""
    me = g.player[seat]
    no_maps = all_lifted(g)
    for slot in range(me.cards):
        if me.hand[slot] == HIDDEN:
            if no_maps:
                avoid_map(g, deck, count)
            count -= 1
            me.hand[slot] = g.pool[count]
    return count


@rule
def avoid_map(g, deck, count):
    """Bring another card to the end of the pool, if there is one."""
    spot = count - 1
    while spot > 0 and deck.type[g.pool[spot]] == MAP:
        spot -= 1
    g.pool[spot], g.pool[count - 1] = g.pool[count - 1], g.pool[spot]


@rule
def deal_board(g, count):
    for field in range(FIELDS):
        if g.card[field] == HIDDEN:
            count -= 1
            g.card[field] = g.pool[count]
    return count


@rule
def deal_discard(g, count):
    missing = g.discarded
    for kind in range(KINDS):
        missing -= g.discard[kind]
    for _ in range(missing):
        count -= 1
        g.discard[g.pool[count]] += 1
    return count


@rule
def deal_draw(g, count):
    for i in range(g.draw.count):
        count -= 1
        g.draw.card[place_in(g.draw, i)] = g.pool[count]
    for i in range(g.pool.size):
        g.pool[i] = 0


@rule
def deal_treasures(g, deck):
    """Kinds that are not known, dealt so that nobody has won already, if that can be had."""
    for i in range(MOST_TREASURES):
        if g.treasure[i].kind == HIDDEN:
            g.pool[i] = 1
    for _ in range(MOST_TRIES):
        deal_kinds(g, deck)
        if g.over or not someone_has_won(g):
            break
    for i in range(MOST_TREASURES):
        g.pool[i] = 0


@rule
def someone_has_won(g):
    for seat in range(g.seats):
        if meets_goal(g, seat):
            return True
    return False


@rule
def deal_kinds(g, deck):
    """One random deal to the treasures that `pool` marks as unknown."""
    for kind in range(TREASURE_KINDS):
        g.left[kind] = deck.treasures[kind]
    for i in range(MOST_TREASURES):
        if g.treasure[i].place != NOWHERE and g.pool[i] == 0:
            g.left[g.treasure[i].kind] -= 1
    for i in range(MOST_TREASURES):
        if g.pool[i] == 1:
            g.treasure[i].kind = deal_from(g, g.left, 0, TREASURE_KINDS)
    for kind in range(TREASURE_KINDS):
        g.left[kind] = 0


@rule
def imagine_frames(g):
    """The card being laid is some card of that hand."""
    for i in range(g.depth):
        frame = g.frame[i]
        if frame.rule == LAYING and frame.note[KIND] == HIDDEN:
            me = g.player[frame.seat]
            frame.note[KIND] = me.hand[below(g, me.cards)]


@rule
def imagine_knowledge(g):
    """S50, S154, S201: all see the open card; holders know their treasures; a hand being read is seen."""
    if g.uncovered != NOTHING:
        g.known[g.uncovered] = ALL_OBSERVERS
    for i in range(MOST_TREASURES):
        holder = holder_of(g.treasure[i].place)
        if holder != NOTHING:
            g.treasure[i].knowers |= 1 << holder
    if g.question == STEAL_CARD:
        reader, victim = top(g).seat, top(g).note[VICTIM]
        for slot in range(g.player[victim].cards):
            g.player[victim].seen[slot] |= 1 << reader
        for i in range(MOST_TREASURES):
            if g.treasure[i].place == CARRIED + victim:
                g.treasure[i].knowers |= 1 << reader
