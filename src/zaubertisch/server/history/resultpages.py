"""Looking back over HTTP: one's own games, statistics, head to head; and the list of the best."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from zaubertisch.server.history.choices import favourites
from zaubertisch.server.history.results import PastGame, PastSeat, Rating
from zaubertisch.server.network.visitors import has_secret, secret_of, within
from zaubertisch.server.people.person_requests import (
    BestPlayer,
    ChoiceInfo,
    GameStatistics,
    HeadToHead,
    PastGameInfo,
    RatingInfo,
    Statistics,
)
from zaubertisch.server.people.personpages import Here, NodeHere, past_game_info, person_of
from zaubertisch.server.people.refused_words import is_decent
from zaubertisch.server.workshop.cardpages import known_game


@get("/api/me/games", guards=[within("keeping")])
async def show_my_games(
    node: NodeHere, request: Here, page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0
) -> list[PastGameInfo]:
    """One's finished games, the last one first."""
    person = (await person_of(node, request)).person
    return [past_game_info(game, person) for game in await node.store.results.of(person, page)]


@get("/api/me/statistics", guards=[within("keeping")])
async def show_statistics(node: NodeHere, request: Here) -> Statistics:
    """What came of one's games, by game and by other person."""
    person = (await person_of(node, request)).person
    results = node.store.results
    games = await results.all_of(person)
    ratings = {rating.game: rating for rating in await results.ratings_of(person)}
    means, mine, of_all = await results.means(), await results.choices_of(person), await results.choices_of(None)
    kinds = sorted({game.game for game in games})
    found = [
        statistics_of(
            kind, [game for game in games if game.game == kind], person, means[kind][1], ratings.get(kind),
            favourites(kind, mine.get(kind, {}), of_all.get(kind, {})),
        )
        for kind in kinds
    ]  # fmt: skip
    together = heads(games, person)
    names = last_names(games)
    return Statistics(found, [HeadToHead(names[other], *counts) for other, counts in together.items()])


def own_seats(games: Sequence[PastGame], person: str) -> list[tuple[PastGame, PastSeat]]:
    return [(game, seat) for game in games for seat in game.seats if seat.person == person]


def statistics_of(
    kind: str,
    games: Sequence[PastGame],
    person: str,
    points_of_all: float,
    rating: Rating | None,
    choices: list[ChoiceInfo],
) -> GameStatistics:
    seats = own_seats(games, person)
    return GameStatistics(
        game=kind,
        games=len(games),
        victories=round(sum(seat.victory for _, seat in seats), 2),
        even=round(sum(1 / len(game.seats) for game, _ in seats), 2),
        points=round(sum(seat.points for _, seat in seats) / len(seats), 1),
        points_of_all=round(points_of_all, 1),
        rating=rating_info(rating) if rating else None,
        choices=choices,
    )


def heads(games: Sequence[PastGame], person: str) -> dict[str, tuple[int, int, int]]:
    """By other person: games together, how often one was before the other, how often behind; most games first."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for game, mine in own_seats(games, person):
        for other in game.seats:
            if other.person and other.person != person:
                gap = (mine.points + mine.victory / 2) - (other.points + other.victory / 2)
                for i, counted in enumerate((True, gap > 0, gap < 0)):
                    counts[other.person][i] += counted
    ordered = sorted(counts.items(), key=lambda one: -one[1][0])
    return {other: (count[0], count[1], count[2]) for other, count in ordered}


def last_names(games: Sequence[PastGame]) -> dict[str, str]:
    """What others were called at the last game together: strangers do not learn what they call themselves since."""
    return {seat.person: seat.name for game in reversed(games) for seat in game.seats if seat.person}


def rating_info(rating: Rating) -> RatingInfo:
    return RatingInfo(round(rating.mu, 2), round(rating.sigma, 2), rating.games)


@get("/api/best/{game:str}", guards=[within("keeping")])
async def show_best(game: FromPath[str], node: NodeHere, request: Here) -> list[BestPlayer]:
    """Who plays rated games of this kind best, bots among them; names that nobody should read are left out."""
    kind = known_game(game[:40]).key
    visitor = await node.store.persons.of(secret_of(request)) if has_secret(request) else None
    me = visitor.person if visitor else ""
    refused = node.settings.refused_words
    found = [best_player(*each, me) for each in await node.store.results.best(kind)]
    return [player for player in found if player.level or is_decent(player.name, refused)]


def best_player(rating: Rating, name: str, figure: str | None, me: str) -> BestPlayer:
    level = rating.player.removeprefix("bot:") if rating.player.startswith("bot:") else None
    return BestPlayer(name, figure, level, rating_info(rating), rating.player == me)  # type: ignore[arg-type]


RESULT_HANDLERS = [show_my_games, show_statistics, show_best]
