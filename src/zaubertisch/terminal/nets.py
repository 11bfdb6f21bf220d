"""`zaubertisch nets`: which nets there are, and whether they play."""

from rich.console import Console
from rich.table import Table

from zaubertisch.bots.nets import load_net, net_names
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.lab.training.traces import file_of, renew, state_of
from zaubertisch.terminal.warm import ready


def list_nets(keys: list[str], *, renewed: bool) -> int:
    """A line for each net; the status is 1 if one of them does not play."""
    console, table, all_fit = Console(highlight=False), Table("game", "net", "bytes", "decisions", "state"), True
    for game in map(load_game, keys or GAMES):
        ready(game)
        for name in renew(game) if renewed else []:
            console.print(f"{game.key}: {name} renewed")
        for name in net_names(game):
            state, path = state_of(game, name), file_of(game, name)
            decisions = load_net(game, path).about.decisions
            table.add_row(game.key, name, f"{path.stat().st_size:,}", f"{decisions:,}", state)
            all_fit &= state == "fits"
    console.print(table)
    return 0 if all_fit else 1
