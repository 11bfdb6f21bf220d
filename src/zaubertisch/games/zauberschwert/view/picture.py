"""What a screen draws of Zauberschwert & Drachenei: made from a view, so it holds nothing its observer may not know."""

import functools
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    APPRENTICE,
    ARTEFACT_NAMES,
    ARTEFACTS,
    BLACK_EGG,
    DESIGN_NAMES,
    FIRST_ENERGY_STONE,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    ORC_NAMES,
    SPELL_NAMES,
    WAYS,
)
from zaubertisch.games.zauberschwert.rules import auction, fight, swaps, win
from zaubertisch.games.zauberschwert.state import AUCTION, FIGHT, OFFER, OUT, PLAYER, WIN
from zaubertisch.games.zauberschwert.view import prospect
from zaubertisch.games.zauberschwert.view.prospect import PROSPECT
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import Position, View, records_in, remembered
from zaubertisch.kernel.record import HIDDEN, MOST_SEATS, NOTHING, allocate
from zaubertisch.kernel.rules import specialise

Counts = dict[str, int]  # how many of each card

PHASES = ("adventures", "supply", "choosing", "evaluation", "swapping", "laying", "end")
EVALUATED_DEPTH = 2  # the frame of the card in evaluation lies on those of the round and of phase D

foresee = specialise(prospect.foresee, "screen")
price_left = specialise(fight.price_left, "screen")
share_of = specialise(fight.share_of, "screen")


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
    """What is owned, in one place for all seats."""

    start: int
    dragon: int
    hero_used: int  # a set of heroes
    spell_owner: tuple[int, ...]
    spell_used: tuple[int, ...]
    support: tuple[int, ...]
    hero_owner: tuple[int, ...]
    charge: tuple[int, ...]


class Public(NamedTuple):
    """What everybody sees, and that from which seats are drawn."""

    picture: ZauberschwertPicture
    players: list[bytes]
    belongings: Belongings


def picture(view: Position, observer: int) -> ZauberschwertPicture:
    """The table as this observer sees it; NOTHING stands for all cards open."""
    g, public = view.state, public_picture(view.public())
    return replace(
        public.picture,
        drawn=[name_of(ARTEFACT_NAMES, kind) for kind in g["drawn"][0].tolist()[: g["drawn_count"].item()]],
        seats=seat_pictures(view, public),
        offer=offer_picture(g, observer),
    )


@remembered(1 << 8)
def public_picture(view: View) -> Public:
    """From the spectators' view."""
    g, belongings = view.state, belongings_in(view.state)
    players = records_in(g["player"], view.seats)
    drawn = ZauberschwertPicture(
        way=WAYS[g["way"].item()],
        round=g["round_number"].item(),
        phase=phase(g),
        evaluated=evaluated(g),
        quiet_rounds=g["quiet"].item(),
        start=g["start"].item(),
        display=display(view),
        landscape=name_of(LANDSCAPE_NAMES, g["landscape"].item()),
        landscape_count=g["landscapes"]["count"].item(),
        landscapes_open=marked(LANDSCAPE_NAMES, g["landscape_open"][0].tolist()),
        orc_count=g["orcs"]["count"].item(),
        orcs_out=marked(ORC_NAMES, g["orc_open"][0].tolist()),
        adventure_count=g["adventures"]["count"].item(),
        adventures_out=marked(ADVENTURE_NAMES, [place == OUT for place in g["where"].tobytes()]),
        artefact_count=g["artefacts"]["count"].item(),
        artefacts_out=counted(ARTEFACT_NAMES, g["artefact_out"].tobytes()),
        drawn=[],
        seats=[seat_picture(seat, player, belongings) for seat, player in enumerate(players)],
        battle=battle_picture(view),
        auction=auction_picture(g),
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


def phase(g: Any) -> str | None:
    """Z9: the frame of the round already stands at the next phase."""
    return PHASES[int(g["frame"]["stage"][0, 0]) - 1] if g["depth"].item() else None


def evaluated(g: Any) -> str | None:
    """The card that is evaluated now."""
    if phase(g) != "evaluation" or g["depth"].item() <= EVALUATED_DEPTH:
        return None
    return name_of(ADVENTURE_NAMES, int(g["frame"]["note"][0, EVALUATED_DEPTH, 0]))


def display(view: Position) -> list[Adventure]:
    spots = view.state["display"][0].tolist()[: view.state["displayed"].item()]
    wizards = view.state["player"]["wizard"][0].tolist()[: view.seats]
    return [adventure(view, wizards, card, orc, done) for card, orc, done in spots]


def adventure(view: Position, wizards: list[int], card: int, orc: int, done: int) -> Adventure:
    found = [*map(prospect_picture, prospects_of(view, card), range(view.seats), itertools.repeat(view.seats))]
    return Adventure(
        card=ADVENTURE_NAMES[card],
        orc=name_of(ORC_NAMES, orc),
        is_done=bool(done),
        wizards=[seat for seat, place in enumerate(wizards) if place == card],
        has_apprentice=view.state["apprentice"].item() == card,
        price=price_of(view, card),
        prospects=found,
    )


def prospects_of(view: Position, card: int) -> Iterator[bytes]:
    """What an adventure means to each seat, as PROSPECT has it."""
    out = allocate(PROSPECT)
    for seat in range(view.seats):
        foresee.at(view.state, view.deck, seat, card, int(has_apprentice(view.state, seat, card)), out)
        yield out.tobytes()


def price_of(view: Position, card: int) -> int:
    """The same for all seats."""
    return int(np.frombuffer(next(prospects_of(view, card)), PROSPECT)["price"][0])


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


def belongings_in(g: Any) -> Belongings:
    numbers = (g[name].item() for name in ("start", "dragon", "hero_used"))
    return Belongings(*numbers, *(tuple(g[name][0].tolist()) for name in Belongings._fields[3:]))


def seat_pictures(view: Position, public: Public) -> list[ZauberschwertSeat]:
    """All seats; where the observer knows no more than everybody it is drawn already."""
    players = records_in(view.state["player"], view.seats)
    pairs = enumerate(zip(players, public.players, public.picture.seats, strict=True))
    return [
        shown if player == seen else seat_picture(seat, player, public.belongings)
        for seat, (player, seen, shown) in pairs
    ]


@functools.lru_cache(maxsize=1 << 12)
def seat_picture(seat: int, player: bytes, belongings: Belongings) -> ZauberschwertSeat:
    """From the bytes of a seat in a view."""
    me = np.frombuffer(player, PLAYER)
    heroes_used = [belongings.hero_used >> hero & 1 for hero in range(len(HERO_NAMES))]
    return ZauberschwertSeat(
        magic=me["magic"].item(),
        stones=me["stones"].item(),
        hand_count=me["hand_size"].item(),
        hand=counted(ARTEFACT_NAMES, me["hand"][0].tolist()),
        wizard=name_of(ADVENTURE_NAMES, me["wizard"].item()),
        announced=name_of(ADVENTURE_NAMES, me["announced"].item()),
        invited=number_of(me["invited"].item()),
        words_broken=me["words_broken"].item(),
        offers=number_of(me["offers"].item()),
        highest_bid=number_of(me["limit"].item()),
        spells=owned(SPELL_NAMES, belongings.spell_owner, belongings.spell_used, seat),
        heroes=owned(HERO_NAMES, belongings.hero_owner, heroes_used, seat),
        laid=laid(belongings, me["laid"][0].tolist(), seat),
        is_start=belongings.start == seat,
        has_dragon=belongings.dragon == seat,
    )


def owned(names: Sequence[str], owners: Sequence[int], used: Sequence[int], seat: int) -> list[Owned]:
    return [Owned(names[i], bool(used[i])) for i, owner in enumerate(owners) if owner == seat]


def laid(belongings: Belongings, counts: list[int], seat: int) -> list[Laid]:
    charge = belongings.charge
    support = zip(SPELL_NAMES, belongings.support, belongings.spell_owner, strict=True)
    supports = [(spell, design) for spell, design, owner in support if owner == seat and design >= 0]
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


def stack_of(g: Any) -> list[int]:
    """The rules that are at work; the last waits for nobody else."""
    rules: list[int] = g["frame"]["rule"][0].tolist()
    return rules[: g["depth"].item()]


def top_frame(g: Any, rule: int) -> Any:
    """Of the rule at work, if it is this one: a plain tuple whose last part are its notes."""
    rules = stack_of(g)
    return g["frame"][0, len(rules) - 1].tolist() if rules and rules[-1] == rule else None


def battle_picture(view: Position) -> Battle | None:
    rules = stack_of(view.state)
    if FIGHT not in rules:
        return None
    depth = rules.index(FIGHT)
    frame = view.g.frame[depth]
    notes = view.state["frame"]["note"][0, depth].tolist()
    price = battle_price(view, frame.stage, notes)
    is_shared = frame.stage in (fight.SHOWN, fight.JOINED)
    members = [seat for seat in range(view.seats) if is_there(view.state, seat, notes[fight.CARD])]
    left = price_left(view.deck[0], frame, price)
    return Battle(
        card=ADVENTURE_NAMES[notes[fight.CARD]],
        seats=members,
        heroes=[name for i, name in enumerate(HERO_NAMES) if notes[fight.COMMITTED] >> i & 1],
        price=price,
        share=int(share_of(left, len(members)) if is_shared else left),
        winner=number_of(notes[fight.WINNER]) if frame.stage >= fight.PAYING else None,
        is_won=bool(frame.stage >= fight.REWARDING),
        rune_stone=rune_stone(view.state),
    )


def battle_price(view: Position, stage: int, notes: list[int]) -> int:
    """The winning bid, once there is one; else the strength of the unit."""
    if stage in (fight.PAYING, fight.PAID):
        return notes[fight.PRICE]
    return price_of(view, notes[fight.CARD])


def is_there(g: Any, seat: int, card: int) -> bool:
    """Z49: the apprentice counts as a wizard."""
    return bool(g["player"]["wizard"][0, seat] == card) or has_apprentice(g, seat, card)


def has_apprentice(g: Any, seat: int, card: int) -> bool:
    return bool(g["apprentice"][0] == card and g["hero_owner"][0, APPRENTICE] == seat)


def rune_stone(g: Any) -> str | None:
    """The rune stone whose owner is asked, if one is."""
    frame = top_frame(g, WIN)
    return DESIGN_NAMES[int(frame[-1][win.DESIGN])] if frame and frame[1] == win.RUNE_ANSWERED else None


def auction_picture(g: Any) -> Auction | None:
    frame = top_frame(g, AUCTION)
    if frame is None:
        return None
    notes = frame[-1]
    bidders = int(notes[auction.BIDDERS])
    return Auction(
        card=ADVENTURE_NAMES[int(notes[auction.CARD])],
        least=int(notes[auction.LEAST]),
        leader=number_of(int(notes[auction.BIDDER])),
        bidders=[seat for seat in range(MOST_SEATS) if bidders >> seat & 1],
    )


def offer_picture(g: Any, observer: int) -> Offer | None:
    frame = top_frame(g, OFFER)
    if frame is None:
        return None
    seat, notes = frame[2], frame[-1]
    items = [item_name(int(note)) for note in notes[swaps.GIFT : swaps.WISH_2 + 1]]
    return Offer(
        seat=seat,
        partner=int(notes[swaps.PARTNER]),
        gifts=[name for name in items[:2] if name],
        wishes=[name for name in items[2:] if name],
        is_counter=bool(notes[swaps.IS_COUNTER]),
    )


def item_name(item: int) -> str | None:
    if item < 0:
        return None
    return ARTEFACT_NAMES[item] if item < ARTEFACTS else DESIGN_NAMES[item - ARTEFACTS]
