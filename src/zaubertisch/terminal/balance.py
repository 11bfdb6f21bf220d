"""The balance of a game's cards for people: a bar while bots play, then each target with what was measured."""

import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from zaubertisch.kernel.study import Finding
from zaubertisch.lab.arena import Match
from zaubertisch.lab.balance import check_study, findings, run_balance
from zaubertisch.lab.crew import EVERY_CORE, Crew
from zaubertisch.terminal.matches import bar, begin
from zaubertisch.terminal.saved_games import data_folder

MUCH = 1e6


def balance(match: Match, study: str, *, as_json: bool, crew: Crew = EVERY_CORE) -> int:
    check_study(match.game, study)
    begin(match, crew)
    with bar("games", match.games) as progress:
        counts = run_balance(match, study, data_folder(), progress, crew)
    found = findings(match, counts)
    if as_json:
        measured = {"games": match.games, "findings": [as_object(one) for one in found], "counts": counts}
        print(json.dumps(measured, indent=2))
    else:
        Console().print(findings_grid(match, found))
    return 0


def as_object(one: Finding) -> dict[str, object]:
    """What has no target has no bounds."""
    return {name: value for name, value in asdict(one).items() if value is not None}


def findings_grid(match: Match, found: list[Finding]) -> Table:
    seats, options = len(match.bots), " ".join(f"{name}={value}" for name, value in match.variants.items())
    table = Table("measured", title=f"{match.game} {options}: {seats} seats, {match.games} games", title_justify="left")
    for column in ("value", "± 95 %", "target", "holds"):
        table.add_column(column, justify="right")
    for one in found:
        spread = f"{one.spread:.3f}" if one.spread else ""
        table.add_row(one.what, f"{one.value:.3f}", spread, *verdict(one))
    return table


def verdict(one: Finding) -> tuple[str, str]:
    """The target and whether it is met; nothing for what has no target."""
    if one.low is None or one.high is None:
        return "", ""
    return bounds(one.low, one.high), "yes" if one.holds else "NO"


def bounds(low: float, high: float) -> str:
    if high >= MUCH:
        return f"at least {low:g}"
    return f"at most {high:.3g}" if low <= 0 else f"{low:.3g} to {high:.3g}"
