"""Standing orders of Grimoria beside letting a question pass; conditions read the public view."""

from zaubertisch.games.grimoria.state import ADVENTURE_NAMES, COMPANION_NAMES
from zaubertisch.games.grimoria.view.attack import attack
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.standing_orders import StandingOrder

COINS = tuple(str(n) for n in range(2, 21))


def demands(public: Position, seat: int, card: str) -> bool:
    """Does the attack that hits this seat want this companion?"""
    found = attack(public, public.state["player"]["spell"][0].tolist())
    return found is not None and found.victim == seat and found.named == card


def has_coins(public: Position, seat: int, coins: str) -> bool:
    return int(public.state["player"]["coins"][0, seat]) >= int(coins)


ORDERS = (
    StandingOrder("lay_cloak", "cloak", ("cloak *", "pass"), COMPANION_NAMES, "card"),
    StandingOrder("react", "unless_demanded", ("accept",), COMPANION_NAMES, "card", unless=demands),
    StandingOrder("react", "mirror", ("mirror", "accept")),
    StandingOrder("react", "cloak", ("cloak *", "accept"), COMPANION_NAMES, "card"),
    StandingOrder("swap_witch", "swap", ("swap *", "pass"), ADVENTURE_NAMES, "card"),
    StandingOrder("pay_merchant", "pay", ("pay", "pass")),
    StandingOrder("pay_merchant", "below", ("pass",), COINS, "number", unless=has_coins),
)
