"""Options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

Language = Annotated[str, typer.Option("--language", "-l", help="de or en; default: the language of your terminal")]
VariantOption = Annotated[
    list[str] | None,
    typer.Option("--variant", "--option", help="a variant: last_level=16, preset=evening; may be repeated"),
]
BotLevels = Annotated[
    str,
    typer.Option(
        help="1 (friendly) to 4 (merciless), 5 (master) where nets play, greedy, random; for all, or a list: 3,1"
    ),
]
Bots = Annotated[str, typer.Option(help="who sits at the table: 4,greedy,greedy or 4:500,3; the seats rotate")]
OwnCards = Annotated[Path | None, typer.Option(help="a card file with your own values")]
Processes = Annotated[int, typer.Option(min=0, help="how many at once; 0: one for each core")]
Ray = Annotated[
    str, typer.Option(help="HOST:PORT of a Ray cluster that plays; local: one on this machine (docs/lab.md)")
]
