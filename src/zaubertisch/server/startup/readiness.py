"""What playing needs of a game, used once: so it is compiled, or loaded, before anybody waits for it."""

from random import Random

from zaubertisch.bots import greedy, use_bots
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position

ANSWERS = 40  # by then the pictures have used every compiled function they need


def use_all(game: Game) -> None:
    """What a server and its bots need."""
    use_bots(game)
    use_pictures(game)


def use_pictures(game: Game) -> None:
    """Draw the first moments of a game and count it up, so that all that views need is compiled and loaded."""
    position, chance = Position.new(game, game.card_set(), game.most_seats, game.parse_variants({}), 1), Random(1)
    use_quick_bot(position)
    for _ in range(ANSWERS):
        if position.is_over:
            break
        seat = position.asked()[0]
        view = position.view(seat)
        game.picture(view, seat)
        position.answer(seat, chance.choice(view.legal(seat)))
    position.points(0)
    position.tally(0)
    position.winners()


def use_quick_bot(position: Position) -> None:
    """It answers where no worker does in time; then there is no time to load it."""
    seat = position.asked()[0]
    greedy.leads_of(position.view(seat), seat, position.legal(seat), 1)
