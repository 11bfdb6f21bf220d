"""What each answer would bring its seat at this moment: reckoned on a copy of its view, so from what it knows alone."""

import functools
from collections.abc import Callable

import numpy as np

from zaubertisch.games.grimoria.state import (
    ABDUCTION,
    ALMS,
    BLACK_SPELLS,
    COMPANIONS,
    CUTPURSE,
    FIRST_HIDDEN,
    KIND_NAMES,
    MERCENARY,
    OFFERING,
    PLACES,
    PLAYER,
    STATE,
    TRIBUTE,
)
from zaubertisch.games.grimoria.view.attack import Attack, attack
from zaubertisch.kernel.codec import SeatNumber, Shape
from zaubertisch.kernel.position import Position, field_at, reader, records_in

WITCH_NAME = "witch"
MIRROR_NAME = "mirror"
FACE_DOWN_NAME = "face_down"
PLAYERS = field_at(STATE, "player")[1]
COINS, COMPANION, CLOAKED, ROW, PLACES_HELD, TREASURES_HELD = (  # where they lie in the record of a seat
    field_at(PLAYER, name)[1] for name in ("coins", "companion", "cloaked", "row", "places", "treasures")
)
players_in = records_in(STATE, "player")
read_wealth = reader(PLAYER, "coins", "companion", "cloaked")
ASKED, WINDOW, REPLY, DEPTH = (field_at(STATE, name)[1] for name in ("asked", "window", "reply", "depth"))


class Prospect(Shape, frozen=True):
    """The change of coins and points; whom an attack would hit, as it stands; whether it would do nothing now."""

    coins: int
    points: int
    victims: list[SeatNumber]
    is_idle: bool


IDLE = Prospect(0, 0, [], is_idle=True)


class Trial:
    """A copy of the table on which one thing after the other is tried."""

    def __init__(self, view: Position, seat: int) -> None:
        self.view, self.seat = view, seat
        self._before = view.data
        self._memory = bytearray(self._before)
        self._copy = Position(view.game, view.cards, np.frombuffer(self._memory, view.state.dtype), view.deck)
        self._at = PLAYERS + seat * PLAYER.itemsize
        self.coins, self.points = self._coins(), view.points(seat)  # of the seat as it stands

    def begin(self) -> "Trial":
        """As if nothing had been tried before."""
        self._memory[:] = self._before
        return self

    @functools.cached_property
    def wealth(self) -> list[int]:
        """The coins of all seats as they stand."""
        return [read_wealth(player)[0] for player in players_in(self._before, self.view.seats)]

    @functools.cached_property
    def retinues(self) -> list[int]:
        """The companions of all seats that lie open, as they stand."""
        read = (read_wealth(player) for player in players_in(self._before, self.view.seats))
        return [sum(companions) - sum(cloaked) for _, companions, cloaked in read]

    @functools.cached_property
    def prices(self) -> list[int]:
        """Of all spells, by number."""
        prices: list[int] = self.view.deck["spell_price"][0].tolist()
        return prices

    @functools.cached_property
    def gains(self) -> list[int]:
        """The coins that each spell brings, by number."""
        gains: list[int] = self.view.deck["spell_coins"][0].tolist()
        return gains

    def _coins(self) -> int:
        return int.from_bytes(self._memory[self._at + COINS : self._at + COINS + 2], "little", signed=True)

    def companions(self, kind: int) -> int:
        return self._memory[self._at + COMPANION + kind]

    def pay(self, coins: int) -> "Trial":
        at = self._at + COINS
        self._memory[at : at + 2] = (self._coins() + coins).to_bytes(2, "little", signed=True)
        return self

    def hold(self, card: str, count: int) -> "Trial":
        """One card more or less of this kind."""
        kind = KIND_NAMES.index(card)
        if kind < COMPANIONS:
            self._add(COMPANION + kind, count)
        else:
            self._add(ROW + kind - FIRST_HIDDEN, count)
            self._add(PLACES_HELD if kind - FIRST_HIDDEN < PLACES else TREASURES_HELD, count)
        return self

    def uncloak(self, card: str) -> "Trial":
        self._add(CLOAKED + KIND_NAMES.index(card), -1)
        return self

    def _add(self, at: int, count: int) -> None:
        self._memory[self._at + at] += count

    def outcome(self, victims: list[int] | None = None) -> Prospect:
        points = self._copy.points(self.seat) - self.points
        return Prospect(self._coins() - self.coins, points, victims or [], is_idle=False)


Try = Callable[[Trial, str], Prospect | None]


def prospects(view: Position, observer: int) -> dict[int, Prospect]:
    """By option; only for a seat that is asked, and only where something can be said."""
    if not view.asks(observer) or view.is_over:
        return {}
    return _prospects(Stand(view), observer)


class Stand:
    """A view apart from who has answered so far; two with the same content are equal."""

    __slots__ = ("data", "deck", "view")

    def __init__(self, view: Position) -> None:
        content = view.content
        standing = content[:ASKED] + content[WINDOW:REPLY] + content[DEPTH:]
        self.data = standing + id(view.deck).to_bytes(8)
        self.deck = view.deck  # as long as this is remembered no other has its number
        self.view: Position | None = view

    def hand_over(self) -> Position:
        """The view, which is not remembered too: it is ten times as large as what is found out of it."""
        view, self.view = self.view, None
        assert view is not None
        return view

    def __hash__(self) -> int:
        return hash(self.data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stand) and self.data == other.data


@functools.lru_cache(maxsize=1 << 11)
def _prospects(stand: Stand, observer: int) -> dict[int, Prospect]:
    view = stand.hand_over()
    trial = Trial(view, observer)
    found = {option: prospect(trial, option) for option in view.legal(observer)}
    return {option: known for option, known in found.items() if known is not None}


def prospect(trial: Trial, option: int) -> Prospect | None:
    tried = what_to_try(trial.view.game.options.name(option))
    return tried[0](trial.begin(), tried[1]) if tried else None


@functools.cache
def what_to_try(option: str) -> tuple[Try, str] | None:
    """How to try an option, and with what."""
    verb = next((verb for verb in TRIES if option == verb or option.startswith(f"{verb} ")), None)
    return (TRIES[verb], option[len(verb) + 1 :]) if verb else None


def taking(trial: Trial, card: str) -> Prospect | None:
    known = seen(trial.view, card)
    return trial.hold(known, 1).outcome() if known else None


def swapping(trial: Trial, card: str) -> Prospect | None:
    known = seen(trial.view, card)
    return trial.hold(WITCH_NAME, -1).hold(known, 1).outcome() if known else None


def seen(view: Position, card: str) -> str | None:
    """The face-down card by its name, for those who have seen it."""
    if card != FACE_DOWN_NAME:
        return card
    kind = int(view.state["face_down"][0])
    return KIND_NAMES[kind] if kind >= 0 else None


def giving_away(trial: Trial, card: str) -> Prospect:
    return trial.hold(card, -1).pay(trial.gains[OFFERING]).outcome()


def giving_away_cloaked(trial: Trial, card: str) -> Prospect:
    return trial.uncloak(card).hold(card, -1).pay(trial.gains[OFFERING]).outcome()


def giving(trial: Trial, card: str) -> Prospect:
    """G67: Mercenaries pay for the loss, one that is being lost too."""
    damages = compensation(trial)
    return trial.hold(card, -1).pay(damages).outcome()


def compensation(trial: Trial) -> int:
    return trial.companions(MERCENARY) * int(trial.view.deck["companion_coins"][0, MERCENARY])


def accepting(trial: Trial, _: str) -> Prospect | None:
    """G39, G67: half of the coins, or the companion that was named; which one a tribute takes is chosen later."""
    struck = struck_by(trial)
    if struck is None:
        return None
    if struck.spell == CUTPURSE:
        loot = half(trial.coins)
        return trial.pay(compensation(trial) - loot).outcome() if loot else IDLE
    return giving(trial, struck.named) if struck.named else None


def mirroring(trial: Trial, _: str) -> Prospect | None:
    """G65: the mirror is used up, and the attack takes from who would have taken."""
    struck = struck_by(trial)
    if struck is None or struck.spell != CUTPURSE or struck.taker is None:
        return None
    return trial.hold(MIRROR_NAME, -1).pay(half(trial.wealth[struck.taker])).outcome()


def struck_by(trial: Trial) -> Attack | None:
    return attack(trial.view, trial.view.state["player"]["spell"][0].tolist())


def half(coins: int) -> int:
    """G39: rounded up."""
    return (coins + 1) // 2


def paying(trial: Trial, _: str) -> Prospect:
    return trial.pay(-int(trial.view.deck["merchant_price"][0])).outcome()


def casting(trial: Trial, number: str) -> Prospect | None:
    spell = int(number)
    if spell in (TRIBUTE, ABDUCTION, CUTPURSE):
        return attacking(trial, spell)
    if price := trial.prices[spell]:
        return trial.pay(-price).outcome() if trial.coins >= price else IDLE
    if spell == ALMS and trial.coins > min(trial.wealth):
        return IDLE
    coins = trial.gains[spell]
    return trial.pay(coins).outcome() if coins and spell in (*BLACK_SPELLS, ALMS) else None


def attacking(trial: Trial, spell: int) -> Prospect:
    """G39, G44: the seats that have most now, protection aside, which nobody knows yet."""
    has = trial.wealth if spell == CUTPURSE else trial.retinues
    others = {seat: have for seat, have in enumerate(has) if seat != trial.seat}
    most = max(others.values())
    if most == 0:
        return IDLE
    victims = [seat for seat, have in others.items() if have == most]
    return trial.pay(half(most) if spell == CUTPURSE else 0).outcome(victims)


TRIES: dict[str, Try] = {
    "take": taking,
    "swap": swapping,
    "name": taking,
    "drop cloaked": giving_away_cloaked,
    "drop": giving_away,
    "give": giving,
    "pay": paying,
    "spell": casting,
    "accept": accepting,
    "mirror": mirroring,
}
