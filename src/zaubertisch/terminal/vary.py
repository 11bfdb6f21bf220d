"""`zaubertisch vary`: what other values of some cards would do, as a table (or JSON)."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from zaubertisch.lab.arena import Match
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.variation import Variation, parse_change, vary, with_value
from zaubertisch.terminal.matches import bar, begin
from zaubertisch.terminal.saved_games import data_folder


def vary_cards(match: Match, text: str, *, as_json: bool, crew: Crew) -> int:
    change = parse_change(text)
    for number in change.numbers:
        with_value(match, change, number)
    begin(match, crew)
    with bar("games", match.games * len(change.numbers)) as progress:
        found = list(vary(match, change, data_folder(), progress, crew))
    if as_json:
        print(json.dumps([asdict(one) for one in found], indent=2))
    else:
        Console().print(variation_grid(text, match, found))
    return 0


def variation_grid(text: str, match: Match, found: list[Variation]) -> Table:
    title = f"{match.game}: {text.partition('=')[0]} ({match.games} games each by {','.join(match.bots)})"
    table = Table("value", title=title, title_justify="left")
    for column in ("best points", "margin", "chosen", "held by", "wins of holders", "95 %", "wins by seat"):
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(
            str(one.number), f"{one.best_points:.1f}", f"{one.margin:.1f}",
            "-" if one.chosen is None else f"{one.chosen:.1%}", f"{one.holders:.1%}", f"{one.win_share:.1%}",
            f"{one.low:.1%} to {one.high:.1%}", f"{one.seat_low:.1%} to {one.seat_high:.1%}",
        )  # fmt: skip
    return table
