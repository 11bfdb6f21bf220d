"""What a screen draws of Zauberschwert & Drachenei: made from a view, so it holds nothing its observer may not know."""

from collections.abc import Iterable, Sequence
from typing import Any

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
from zaubertisch.games.zauberschwert.state import AUCTION, FIGHT, OFFER, OUT, WIN
from zaubertisch.games.zauberschwert.view import prospect
from zaubertisch.games.zauberschwert.view.prospect import PROSPECT
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import Position
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


def picture(view: Position, observer: int) -> ZauberschwertPicture:
    """The table as this observer sees it; NOTHING stands for all cards open."""
    g = view.state
    return ZauberschwertPicture(
        way=WAYS[int(g["way"][0])],
        round=int(g["round_number"][0]),
        phase=phase(g),
        evaluated=evaluated(g),
        quiet_rounds=int(g["quiet"][0]),
        start=int(g["start"][0]),
        display=display(view),
        landscape=name_of(LANDSCAPE_NAMES, int(g["landscape"][0])),
        landscape_count=int(g["landscapes"]["count"][0]),
        landscapes_open=marked(LANDSCAPE_NAMES, g["landscape_open"][0].tolist()),
        orc_count=int(g["orcs"]["count"][0]),
        orcs_out=marked(ORC_NAMES, g["orc_open"][0].tolist()),
        adventure_count=int(g["adventures"]["count"][0]),
        adventures_out=marked(ADVENTURE_NAMES, [where == OUT for where in g["where"][0].tolist()]),
        artefact_count=int(g["artefacts"]["count"][0]),
        artefacts_out=counted(ARTEFACT_NAMES, g["artefact_out"][0].tolist()),
        drawn=[name_of(ARTEFACT_NAMES, kind) for kind in g["drawn"][0].tolist()[: int(g["drawn_count"][0])]],
        seats=[seat_picture(view, seat) for seat in range(view.seats)],
        battle=battle_picture(view),
        auction=auction_picture(g),
        offer=offer_picture(g, observer),
    )


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
    return PHASES[int(g["frame"]["stage"][0, 0]) - 1] if g["depth"][0] else None


def evaluated(g: Any) -> str | None:
    """The card that is evaluated now."""
    if phase(g) != "evaluation" or int(g["depth"][0]) <= EVALUATED_DEPTH:
        return None
    return name_of(ADVENTURE_NAMES, int(g["frame"]["note"][0, EVALUATED_DEPTH, 0]))


def display(view: Position) -> list[Adventure]:
    spots = view.state["display"][0].tolist()[: int(view.state["displayed"][0])]
    return [adventure(view, card, orc, done) for card, orc, done in spots]


def adventure(view: Position, card: int, orc: int, done: int) -> Adventure:
    g = view.state
    found = [prospect_of(view, seat, card) for seat in range(view.seats)]
    return Adventure(
        card=ADVENTURE_NAMES[card],
        orc=name_of(ORC_NAMES, orc),
        is_done=bool(done),
        wizards=[seat for seat in range(view.seats) if g["player"]["wizard"][0, seat] == card],
        has_apprentice=bool(g["apprentice"][0] == card),
        price=int(found[0]["price"]),
        prospects=[prospect_picture(view, seat, of_seat) for seat, of_seat in enumerate(found)],
    )


def prospect_of(view: Position, seat: int, card: int) -> Any:
    out = allocate(PROSPECT)
    foresee(view.g, view.deck[0], seat, card, int(has_apprentice(view.state, seat, card)), out[0])
    return out[0]


def prospect_picture(view: Position, seat: int, found: Any) -> Prospect:
    numbers = slice(1, view.seats + 1)
    return Prospect(
        cost=found["cost"].tolist()[numbers],
        stones=found["stones"].tolist()[numbers],
        cards=found["cards"].tolist()[numbers],
        magic=found["magic"].tolist()[numbers],
        bonus_stones=int(found["bonus_stones"]),
        bonus_magic=int(found["bonus_magic"]),
        bonus_choices=int(found["bonus_choices"]),
        poison=int(found["poison"]),
        highest_bid=int(found["highest_bid"][seat]),
    )


def seat_picture(view: Position, seat: int) -> ZauberschwertSeat:
    g = view.state
    me = g["player"][0, seat]
    hero_used = int(g["hero_used"][0])
    return ZauberschwertSeat(
        magic=int(me["magic"]),
        stones=int(me["stones"]),
        hand_count=int(me["hand_size"]),
        hand=counted(ARTEFACT_NAMES, me["hand"].tolist()),
        wizard=name_of(ADVENTURE_NAMES, int(me["wizard"])),
        announced=name_of(ADVENTURE_NAMES, int(me["announced"])),
        invited=number_of(int(me["invited"])),
        words_broken=int(me["words_broken"]),
        offers=number_of(int(me["offers"])),
        highest_bid=number_of(int(me["limit"])),
        spells=owned(SPELL_NAMES, g["spell_owner"][0].tolist(), g["spell_used"][0].tolist(), seat),
        heroes=owned(HERO_NAMES, g["hero_owner"][0].tolist(), [hero_used >> i & 1 for i in range(8)], seat),
        laid=laid(g, me["laid"].tolist(), seat),
        is_start=int(g["start"][0]) == seat,
        has_dragon=int(g["dragon"][0]) == seat,
    )


def owned(names: Sequence[str], owners: list[int], used: Sequence[int], seat: int) -> list[Owned]:
    return [Owned(names[i], bool(used[i])) for i, owner in enumerate(owners) if owner == seat]


def laid(g: Any, counts: list[int], seat: int) -> list[Laid]:
    charge = g["charge"][0].tolist()
    support = zip(SPELL_NAMES, g["support"][0].tolist(), g["spell_owner"][0].tolist(), strict=True)
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


def top_frame(g: Any) -> Any:
    """The rule at work, as a plain tuple whose last part are its notes."""
    depth = int(g["depth"][0])
    return g["frame"][0, depth - 1].tolist() if depth else (0, 0, 0, 0, ())


def depth_of(g: Any, rule: int) -> int | None:
    """Where on the stack this rule is at work."""
    rules = g["frame"]["rule"][0].tolist()[: int(g["depth"][0])]
    return rules.index(rule) if rule in rules else None


def battle_picture(view: Position) -> Battle | None:
    depth = depth_of(view.state, FIGHT)
    if depth is None:
        return None
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
    return int(prospect_of(view, 0, notes[fight.CARD])["price"])


def is_there(g: Any, seat: int, card: int) -> bool:
    """Z49: the apprentice counts as a wizard."""
    return bool(g["player"]["wizard"][0, seat] == card) or has_apprentice(g, seat, card)


def has_apprentice(g: Any, seat: int, card: int) -> bool:
    return bool(g["apprentice"][0] == card and g["hero_owner"][0, APPRENTICE] == seat)


def rune_stone(g: Any) -> str | None:
    """The rune stone whose owner is asked, if one is."""
    rule, stage, _, _, notes = top_frame(g)
    return DESIGN_NAMES[int(notes[win.DESIGN])] if rule == WIN and stage == win.RUNE_ANSWERED else None


def auction_picture(g: Any) -> Auction | None:
    rule, _, _, _, notes = top_frame(g)
    if rule != AUCTION:
        return None
    bidders = int(notes[auction.BIDDERS])
    return Auction(
        card=ADVENTURE_NAMES[int(notes[auction.CARD])],
        least=int(notes[auction.LEAST]),
        leader=number_of(int(notes[auction.BIDDER])),
        bidders=[seat for seat in range(MOST_SEATS) if bidders >> seat & 1],
    )


def offer_picture(g: Any, observer: int) -> Offer | None:
    rule, _, seat, _, notes = top_frame(g)
    if rule != OFFER:
        return None
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
