"""What a screen draws of Zauberschwert & Drachenei: made from a view, so it holds nothing its observer may not know."""

import functools
import itertools
import struct
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    APPRENTICE,
    ARTEFACT_NAMES,
    ARTEFACTS,
    BLACK_EGG,
    DESIGN_NAMES,
    DESIGNS,
    FIRST_ENERGY_STONE,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    ORC_NAMES,
    SPELL_NAMES,
    WAYS,
)
from zaubertisch.games.zauberschwert.rules import auction, fight, swaps, win
from zaubertisch.games.zauberschwert.state import AUCTION, FIGHT, OFFER, OUT, PLAYER, STATE, WIN
from zaubertisch.games.zauberschwert.view import prospect
from zaubertisch.games.zauberschwert.view.prospect import PROSPECT
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import (
    Frame,
    Position,
    View,
    frame_at,
    reader,
    records_in,
    remembered,
    stack_of,
)
from zaubertisch.kernel.record import HIDDEN, MOST_SEATS, NOTHING, allocate
from zaubertisch.kernel.rules import specialise

Counts = dict[str, int]  # how many of each card

PHASES = ("adventures", "supply", "choosing", "evaluation", "swapping", "laying", "end")
EVALUATED_DEPTH = 2  # the frame of the card in evaluation lies on those of the round and of phase D

read_public = reader(
    STATE, "way", "round_number", "start", "quiet", "where", "landscape", "landscape_open", "orc_open", "artefact_out",
    "adventures.count", "artefacts.count", "landscapes.count", "orcs.count",
)  # fmt: skip
read_own = reader(STATE, "drawn_count", "drawn")
read_display = reader(STATE, "displayed", "display")
read_apprentice = reader(STATE, "hero_owner", "apprentice")
read_player = reader(
    PLAYER, "magic", "stones", "wizard", "announced", "invited", "words_broken", "offers", "limit", "hand_size", "hand",
    "laid",
)  # fmt: skip
read_price = reader(PROSPECT, "price")
players_in = records_in(STATE, "player")
SPOTS = struct.Struct("<hbB")  # a SPOT

foresee = specialise(prospect.foresee, "screen")
price_left = specialise(fight.price_left, "screen")
share_of = specialise(fight.share_of, "screen")
surcharge_now = specialise(fight.surcharge_now, "screen")


class Prospect(Shape, frozen=True):
    """What an adventure would cost and bring a seat, by public knowledge; lists by the number of wizards from 1."""

    cost: list[int]
    stones: list[int]
    cards: list[int]
    magic: list[int]
    bonus_stones: int  # what its artefacts add to a win
    bonus_magic: int
    bonus_choices: int  # rune stones: a stone or a card each
    poison: int  # magic lost after a win
    highest_bid: int


class Adventure(Shape, frozen=True):
    """A card of the display, with the orc that joined it and the wizards that lie there."""

    card: str
    orc: str | None
    is_done: bool
    wizards: list[SeatNumber]
    has_apprentice: bool
    price: int  # the strength with its orc, or the lowest bid
    prospects: list[Prospect]  # one for each seat


class Owned(Shape, frozen=True):
    """A spell or a hero before a seat; `is_used` in this round."""

    card: str
    is_used: bool


class Laid(Shape, frozen=True):
    """An artefact before a seat; energy stones with their step from 1, supported ones with the spell that does it."""

    artefact: str
    count: int
    step: int | None
    supported_by: list[str]


class ZauberschwertSeat(Shape, frozen=True):
    """Everything before one seat."""

    magic: int
    stones: int
    hand_count: int
    hand: Counts  # the cards of the hand that the observer knows
    wizard: str | None
    announced: str | None
    invited: SeatNumber | None
    words_broken: int
    offers: int | None  # how many it may still make this round, for itself only while offers are made
    highest_bid: int | None  # its standing order in this auction, for itself only
    spells: list[Owned]
    heroes: list[Owned]
    laid: list[Laid]
    is_start: bool
    has_dragon: bool


class Auction(Shape, frozen=True):
    """An auction that goes on; `least` is the lowest bid now."""

    card: str
    least: int
    leader: SeatNumber | None
    bidders: list[SeatNumber]


class Battle(Shape, frozen=True):
    """A fight that goes on: `price` is the strength or the winning bid, `share` what each pays with these heroes."""

    card: str
    seats: list[int]
    heroes: list[str]
    price: int
    surcharge: int  # what the lowest bid is above the strength if somebody wants it alone
    share: int
    winner: SeatNumber | None
    is_won: bool
    rune_stone: str | None  # the one that is used now


class Offer(Shape, frozen=True):
    """An offer between two seats, seen by these two only."""

    seat: SeatNumber
    partner: SeatNumber
    gifts: list[str]
    wishes: list[str]
    is_counter: bool


class ZauberschwertPicture(Shape, frozen=True):
    """A whole table of Zauberschwert & Drachenei as one observer sees it."""

    way: str
    round: int
    phase: str | None
    evaluated: str | None
    quiet_rounds: int
    start: SeatNumber
    display: list[Adventure]
    landscape: str | None
    landscape_count: int
    landscapes_open: list[str]
    orc_count: int
    orcs_out: list[str]
    adventure_count: int
    adventures_out: list[str]
    artefact_count: int
    artefacts_out: Counts
    drawn: list[str | None]  # cards drawn with a spell before one goes back
    seats: list[ZauberschwertSeat]
    battle: Battle | None
    auction: Auction | None
    offer: Offer | None


class Belongings(NamedTuple):
    """What is owned, in one place for all seats. In rows of bytes NOTHING is greater than any seat and artefact."""

    start: int
    spell_owner: bytes
    spell_used: bytes
    support: bytes
    hero_owner: bytes
    hero_used: int  # a set of heroes
    dragon: int
    charge: bytes


read_belongings = reader(STATE, *Belongings._fields)


class Public(NamedTuple):
    """What everybody sees, and that from which seats are drawn."""

    picture: ZauberschwertPicture
    players: list[bytes]
    belongings: Belongings


def picture(view: Position, observer: int) -> ZauberschwertPicture:
    """The table as this observer sees it; NOTHING stands for all cards open."""
    public = public_picture(view.public())
    drawn_count, drawn = read_own(view.data)
    return replace(
        public.picture,
        drawn=[name_of(ARTEFACT_NAMES, kind) for kind in memoryview(drawn).cast("b")[:drawn_count]],
        seats=seat_pictures(view, public),
        offer=offer_picture(view, observer),
    )


@remembered(1 << 8)
def public_picture(view: View) -> Public:
    """From the spectators' view."""
    way, round_number, start, quiet, where, landscape, landscape_open, orc_open, artefact_out, *piles = read_public(
        view.data
    )
    belongings, players = Belongings(*read_belongings(view.data)), players_in(view.data, view.seats)
    phase = phase_of(view)
    drawn = ZauberschwertPicture(
        way=WAYS[way],
        round=round_number,
        phase=phase,
        evaluated=evaluated(view) if phase == "evaluation" else None,
        quiet_rounds=quiet,
        start=start,
        display=display(view, players),
        landscape=name_of(LANDSCAPE_NAMES, landscape),
        landscape_count=piles[2],
        landscapes_open=marked(LANDSCAPE_NAMES, landscape_open),
        orc_count=piles[3],
        orcs_out=marked(ORC_NAMES, orc_open),
        adventure_count=piles[0],
        adventures_out=[name for name, place in zip(ADVENTURE_NAMES, where, strict=True) if place == OUT],
        artefact_count=piles[1],
        artefacts_out=counted(ARTEFACT_NAMES, artefact_out),
        drawn=[],
        seats=[seat_picture(seat, player, belongings) for seat, player in enumerate(players)],
        battle=battle_picture(view),
        auction=auction_picture(view),
        offer=None,
    )
    return Public(drawn, players, belongings)


def name_of(names: Sequence[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def number_of(number: int) -> int | None:
    """A number that this observer may know."""
    return None if number in (NOTHING, HIDDEN) else number


def marked(names: Sequence[str], marks: Iterable[int]) -> list[str]:
    return [name for name, mark in zip(names, marks, strict=True) if mark]


def counted(names: Sequence[str], counts: Iterable[int]) -> Counts:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def phase_of(view: Position) -> str | None:
    """Z9: the frame of the round already stands at the next phase."""
    return PHASES[frame_at(view, 0).stage - 1] if stack_of(view) else None


def evaluated(view: Position) -> str | None:
    """The card that is evaluated now."""
    if len(stack_of(view)) <= EVALUATED_DEPTH:
        return None
    return name_of(ADVENTURE_NAMES, frame_at(view, EVALUATED_DEPTH).note[0])


def display(view: Position, players: list[bytes]) -> list[Adventure]:
    displayed, spots = read_display(view.data)
    wizards = [read_player(player)[2] for player in players]
    return [adventure(view, wizards, *spot) for spot in SPOTS.iter_unpack(spots[: displayed * SPOTS.size])]


def adventure(view: Position, wizards: list[int], card: int, orc: int, done: int) -> Adventure:
    foreseen, has_apprentice = prospects_of(view, card), read_apprentice(view.data)[1] == card
    found = [*map(prospect_picture, records_of(foreseen), range(view.seats), itertools.repeat(view.seats))]
    return Adventure(
        card=ADVENTURE_NAMES[card],
        orc=name_of(ORC_NAMES, orc),
        is_done=bool(done),
        wizards=[seat for seat, place in enumerate(wizards) if place == card],
        has_apprentice=has_apprentice,
        price=price_in(foreseen),
        prospects=found,
    )


def prospects_of(view: Position, card: int) -> bytes:
    """What an adventure means to each seat, as PROSPECT has it."""
    out = allocate(PROSPECT, view.seats)
    for seat in range(view.seats):
        by_apprentice = int(has_apprentice(view, seat, card))
        foresee.at(view.state, view.deck, seat, card, by_apprentice, out[seat : seat + 1])
    return out.tobytes()


def records_of(prospects: bytes) -> list[bytes]:
    size = PROSPECT.itemsize
    return [prospects[at : at + size] for at in range(0, len(prospects), size)]


def price_in(prospects: bytes) -> int:
    """The same for all seats."""
    price: int = read_price(prospects)[0]
    return price


@functools.lru_cache(maxsize=1 << 12)
def prospect_picture(prospect: bytes, seat: int, seats: int) -> Prospect:
    found, numbers = np.frombuffer(prospect, PROSPECT), slice(1, seats + 1)
    return Prospect(
        cost=found["cost"][0].tolist()[numbers],
        stones=found["stones"][0].tolist()[numbers],
        cards=found["cards"][0].tolist()[numbers],
        magic=found["magic"][0].tolist()[numbers],
        bonus_stones=found["bonus_stones"].item(),
        bonus_magic=found["bonus_magic"].item(),
        bonus_choices=found["bonus_choices"].item(),
        poison=found["poison"].item(),
        highest_bid=int(found["highest_bid"][0, seat]),
    )


def seat_pictures(view: Position, public: Public) -> list[ZauberschwertSeat]:
    """All seats; where the observer knows no more than everybody it is drawn already."""
    players = players_in(view.data, view.seats)
    pairs = enumerate(zip(players, public.players, public.picture.seats, strict=True))
    return [
        shown if player == seen else seat_picture(seat, player, public.belongings)
        for seat, (player, seen, shown) in pairs
    ]


@functools.lru_cache(maxsize=1 << 12)
def seat_picture(seat: int, player: bytes, belongings: Belongings) -> ZauberschwertSeat:
    """From the bytes of a seat in a view."""
    (
        magic, stones, wizard, announced, invited, words_broken, offers, limit, hand_size, hand, artefacts,
    ) = read_player(player)  # fmt: skip
    heroes_used = [belongings.hero_used >> hero & 1 for hero in range(len(HERO_NAMES))]
    return ZauberschwertSeat(
        magic=magic,
        stones=stones,
        hand_count=hand_size,
        hand=counted(ARTEFACT_NAMES, hand),
        wizard=name_of(ADVENTURE_NAMES, wizard),
        announced=name_of(ADVENTURE_NAMES, announced),
        invited=number_of(invited),
        words_broken=words_broken,
        offers=number_of(offers),
        highest_bid=number_of(limit),
        spells=owned(SPELL_NAMES, belongings.spell_owner, belongings.spell_used, seat),
        heroes=owned(HERO_NAMES, belongings.hero_owner, heroes_used, seat),
        laid=laid(belongings, artefacts, seat),
        is_start=belongings.start == seat,
        has_dragon=belongings.dragon == seat,
    )


def owned(names: Sequence[str], owners: Sequence[int], used: Sequence[int], seat: int) -> list[Owned]:
    return [Owned(names[i], bool(used[i])) for i, owner in enumerate(owners) if owner == seat]


def laid(belongings: Belongings, counts: bytes, seat: int) -> list[Laid]:
    charge = belongings.charge
    support = zip(SPELL_NAMES, belongings.support, belongings.spell_owner, strict=True)
    supports = [(spell, design) for spell, design, owner in support if owner == seat and design < DESIGNS]
    return [
        Laid(
            artefact=DESIGN_NAMES[design],
            count=count,
            step=charge[design - FIRST_ENERGY_STONE] + 1 if FIRST_ENERGY_STONE <= design < BLACK_EGG else None,
            supported_by=[spell for spell, supported in supports if supported == design],
        )
        for design, count in enumerate(counts)
        if count
    ]


def top_frame(view: Position, rule: int) -> Frame | None:
    """Of the rule at work, if it is this one."""
    rules = stack_of(view)
    return frame_at(view, len(rules) - 1) if rules and rules[-1] == rule else None


def battle_picture(view: Position) -> Battle | None:
    rules = stack_of(view)
    if FIGHT not in rules:
        return None
    depth = rules.index(FIGHT)
    stage, _, notes = frame_at(view, depth)
    price = battle_price(view, stage, notes)
    is_shared = stage in (fight.SHOWN, fight.JOINED)
    members = [seat for seat in range(view.seats) if is_there(view, seat, notes[fight.CARD])]
    left = price_left(view.deck[0], view.g.frame[depth], price)
    return Battle(
        card=ADVENTURE_NAMES[notes[fight.CARD]],
        seats=members,
        heroes=[name for i, name in enumerate(HERO_NAMES) if notes[fight.COMMITTED] >> i & 1],
        price=price,
        surcharge=int(surcharge_now(view.g, view.deck[0])),
        share=int(share_of(left, len(members)) if is_shared else left),
        winner=number_of(notes[fight.WINNER]) if stage >= fight.PAYING else None,
        is_won=bool(stage >= fight.REWARDING),
        rune_stone=rune_stone(view),
    )


def battle_price(view: Position, stage: int, notes: Sequence[int]) -> int:
    """The winning bid, once there is one; else the strength of the unit."""
    if stage in (fight.PAYING, fight.PAID):
        return notes[fight.PRICE]
    return price_in(prospects_of(view, notes[fight.CARD]))


def is_there(view: Position, seat: int, card: int) -> bool:
    """Z49: the apprentice counts as a wizard."""
    wizard = read_player(players_in(view.data, view.seats)[seat])[2]
    return bool(wizard == card) or has_apprentice(view, seat, card)


def has_apprentice(view: Position, seat: int, card: int) -> bool:
    owners, place = read_apprentice(view.data)
    return bool(place == card and owners[APPRENTICE] == seat)


def rune_stone(view: Position) -> str | None:
    """The rune stone whose owner is asked, if one is."""
    frame = top_frame(view, WIN)
    return DESIGN_NAMES[frame.note[win.DESIGN]] if frame and frame.stage == win.RUNE_ANSWERED else None


def auction_picture(view: Position) -> Auction | None:
    frame = top_frame(view, AUCTION)
    if frame is None:
        return None
    bidders = frame.note[auction.BIDDERS]
    return Auction(
        card=ADVENTURE_NAMES[frame.note[auction.CARD]],
        least=frame.note[auction.LEAST],
        leader=number_of(frame.note[auction.BIDDER]),
        bidders=[seat for seat in range(MOST_SEATS) if bidders >> seat & 1],
    )


def offer_picture(view: Position, observer: int) -> Offer | None:
    frame = top_frame(view, OFFER)
    if frame is None:
        return None
    items = [item_name(note) for note in frame.note[swaps.GIFT : swaps.WISH_2 + 1]]
    return Offer(
        seat=frame.seat,
        partner=frame.note[swaps.PARTNER],
        gifts=[name for name in items[:2] if name],
        wishes=[name for name in items[2:] if name],
        is_counter=bool(frame.note[swaps.IS_COUNTER]),
    )


def item_name(item: int) -> str | None:
    if item < 0:
        return None
    return ARTEFACT_NAMES[item] if item < ARTEFACTS else DESIGN_NAMES[item - ARTEFACTS]
