"""Grimoria with decks that nobody prints: what hardly ever happens happens all the time; nothing leaks or breaks."""

import numpy as np
import pytest

from tests.generic.bench import Bench, loop
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source

COUNTS = {
    "short piles": {
        "castle": 3,
        "town": 3,
        "village": 3,
        "hut": 2,
        "helmet": 2,
        "bracelet": 1,
        "goblet": 1,
        "chest": 0,
    },
    "cloaks and mirrors": {"helmet": 0, "bracelet": 0, "goblet": 1, "chest": 0, "cloak": 6, "mirror": 6},
    "witches and seers": {"witch": 12, "seer": 12, "castle": 4, "town": 4, "village": 4, "merchant": 9},
}

PLACE_GIFTS = {"drop castle", "drop town", "drop village", "drop hut"}


def wild_cards(name: str) -> Source:
    tables = "".join(f"[{card}]\ncount = {count}\n" for card, count in COUNTS[name].items())
    return Source(name, f'game = "grimoria"\n{tables}')


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", COUNTS)
def test_nothing_breaks_and_nothing_leaks(name: str, seats: int) -> None:
    bench = Bench("grimoria")
    game, cards = bench.game, bench.game.make_deck(bench.game.card_set(wild_cards(name)))
    variants, first, count = game.parse_variants({}), np.uint64(1), 300

    assert (
        loop("grimoria", "play_audited")(bench.games, cards, seats, variants, bench.dice, bench.out, first, count)[0]
        == 0
    )
    lawful = loop("grimoria", "play_lawfully")
    assert lawful(bench.games, cards, seats, variants, bench.dice, bench.out, first, 60, len(game.options)) == 0
    for check in ("redeal_once", "shake_once", "overhear_once"):
        wrong, checks = loop("grimoria", "play_in_secret", check)(
            bench.games, bench.bytes, cards, seats, variants, bench.dice, bench.out, bench.other, first, count,
            *bench.where_events_lie(),
        )  # fmt: skip
        assert wrong == 0
        assert checks > count


@pytest.mark.rules("G33")
def test_what_was_given_away_unseen_is_imagined_as_a_place() -> None:
    """Companions are given away openly: so everybody knows the back *and* that it is a place."""
    game = load_game("grimoria")
    position = Position.new(game, game.card_set(), 2, game.parse_variants({}), 5)
    seen = 0
    rng = np.random.default_rng(1)
    while not position.is_over and seen < 5:
        seat = position.asked()[0]
        options = [o for o in position.legal(seat) if game.options.name(o) == "spell 10"] or position.legal(seat)
        places = [
            o for o in options if game.options.name(o) in {"drop castle", "drop town", "drop village", "drop hut"}
        ]
        position.answer(seat, int(rng.choice(places or options)))
        if places:
            seen += 1
            bottom = (position.g.draw.first + position.g.draw.count - 1) % 128
            kinds = {int(position.view(1 - seat).imagine(1 - seat, i).g.draw.card[bottom]) for i in range(60)}
            assert kinds <= {14, 15, 16, 17}
    assert seen == 5
