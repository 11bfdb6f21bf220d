"""A game in the terminal: one person against bots. Knows no game; a game's drawing is found by its name."""

import contextlib
import importlib
import io
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from zaubertisch.bots.reasons import advise, reason_sentence
from zaubertisch.games import game as load_game
from zaubertisch.kernel.words import LANGUAGES, Words, check_language, spoken_language
from zaubertisch.terminal import screen
from zaubertisch.terminal.command_line import program
from zaubertisch.terminal.drawings import drawing_of
from zaubertisch.terminal.interpreter import Interpreter
from zaubertisch.terminal.new_game import BOTS, SEATS, check_nothing_new, left_game, new_game
from zaubertisch.terminal.saved_games import Kept
from zaubertisch.terminal.session import Sitting
from zaubertisch.terminal.warm import beside_play
from zaubertisch.text.sentences import (
    option_sentence,
    question_help,
    question_sentence,
    why_sentence,
)
from zaubertisch.text.styles import ACCENT, FAINT, MISTAKE

WIDEST = 140
MOST_NAMED = 8  # options, when somebody could have meant many


class Left(Exception):
    """The person has left the table."""


def play(
    game_key: str,
    seats: int = SEATS,
    *,
    language: str = "",
    bots: str = BOTS,
    name: str = "",
    seed: int | None = None,
    variants: Sequence[str] = (),
    cards: Path | None = None,
    continued: bool = False,
) -> int:
    """Play from the first question to the tally, or until the person leaves; the game is kept after every answer."""
    game = load_game(game_key)
    words = game.words(check_language(language or spoken_language()))
    if continued:
        check_nothing_new(seats=seats, bots=bots, name=name, seed=seed, variant=variants, cards=cards)
    else:
        record, kept = new_game(game, words, seats, bots=bots, name=name, seed=seed, variants=variants, cards=cards)
    is_plain = beside_play(game)
    if continued:
        record, kept = left_game(game)
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    prepare_input()
    table = TerminalTable(console, words, Sitting(record, kept.players), kept)
    if is_plain:
        table.say("plain-for-now", FAINT)
    table.take_seat(continued)
    return 0


def prepare_input() -> None:
    """Lines can be edited and recalled; a character that cannot be read or shown is no reason to end a game."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class TerminalTable:
    """The loop: bots answer, the person is shown what happened and asked, and may ask back."""

    def __init__(self, console: Console, words: Words, sitting: Sitting, kept: Kept) -> None:
        self.console, self.sitting, self.kept = console, sitting, kept
        self.game, self.names = sitting.game, sitting.record.seats
        self.words = self.game.words(words.language, sitting.position.cards)
        self.drawing = drawing_of(self.game)
        self.shown = sitting.last_asked  # how much of the log the person has seen
        self.is_kept = False
        self.legal: list[int] = []
        self.commands = {
            "help": self.help, "why": self.why, "hint": self.hint, "log": self.show_log, "cards": self.show_cards,
            "undo": self.undo, "language": self.speak, "quit": self.leave,
        }  # fmt: skip

    def say(self, key: str, style: str = "", **values: Any) -> None:
        self.show(Text(self.words.say(key, **values), style=style))

    def say_command(self, key: str, **values: Any) -> None:
        """A line to copy from: it is not broken."""
        self.console.print(Text(self.words.say(key, **values), style=ACCENT), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    # The game

    def take_seat(self, continued: bool) -> None:
        try:
            self.greet(continued)
            self.keep()
            while not self.sitting.position.is_over:
                self.go_on()
            self.finish()
        except (Left, KeyboardInterrupt):
            self.show(Text())
            if self.is_kept:
                self.say_command("kept", program=program(), game=self.game.key)

    def greet(self, continued: bool) -> None:
        others = [self.introduced(seat) for seat in range(len(self.names)) if seat != self.kept.person]
        key = "welcome-back" if continued else "welcome"
        self.say(key, ACCENT, name=self.names[self.kept.person], others=screen.listed(self.words, others))
        self.say("welcome-hint", FAINT)

    def introduced(self, seat: int) -> str:
        """The name of a bot, and which of the four levels it plays."""
        level = f"level-{self.kept.players[seat].partition(':')[0]}"
        return f"{self.names[seat]} ({self.words.say(level)})" if self.words.has(level) else self.names[seat]

    def keep(self) -> None:
        """Write the game down; a full disk ends the keeping, not the game."""
        try:
            self.kept.write(self.sitting.record)
            self.is_kept = True
        except OSError as error:
            if self.is_kept or not self.sitting.record.answers:
                self.say("not-kept", MISTAKE, reason=str(error))
            self.is_kept = False

    def go_on(self) -> None:
        """One answer of a seat that is asked; the person is asked before the bots."""
        if not self.sitting.is_asked():
            self.sitting.answer_for_bot()
        elif self.need_not_ask():
            self.sitting.answer_for_person(self.legal[0])
        else:
            self.ask()
        self.keep()

    def need_not_ask(self) -> bool:
        view = self.sitting.view()
        self.legal = view.legal(self.sitting.person)
        return len(self.legal) == 1 and view.question in self.drawing.REACTIONS

    def finish(self) -> None:
        self.show_news()
        self.show(self.draw(), screen.tally(self.sitting.view(), self.words, self.names))
        if self.is_kept:
            self.say_command("recorded", program=program(), file=shlex.quote(str(self.kept.file)))

    # The question

    def ask(self) -> None:
        """Show the table and listen until there is an answer."""
        self.show_question()
        option = None
        while option is None:
            option = self.listen()
        self.sitting.answer(self.sitting.person, option)

    def show_question(self) -> None:
        view = self.sitting.view()
        self.legal = view.legal(self.sitting.person)
        self.show_news()
        self.show(self.draw(), Text())
        self.show(Text(f"➤ {question_sentence(view, self.words, self.names, self.sitting.person)}", style="bold"))
        if not self.has_own_list():
            self.show(screen.options(self.game, self.words, self.names, self.legal))
        self.say("hint-undo" if self.sitting.can_undo() else "hint", FAINT)

    def show_news(self) -> None:
        events = self.sitting.log[self.shown :]
        self.shown = len(self.sitting.log)
        lines = screen.log(self.game, self.words, self.names, self.drawing, events, only_news=True)
        if lines:
            self.show(Text(), Text(self.words.say("happened"), style=ACCENT), *lines)
        self.show(Text())

    def draw(self) -> RenderableType:
        view = self.sitting.view()
        drawn: RenderableType = self.drawing.draw(
            view, self.sitting.person, self.words, self.names, self.console.width
        )  # fmt: skip
        return drawn

    def listen(self) -> int | None:
        """One line of input: an option, or nothing yet."""
        text = self.read_line().strip().replace("?", "? ", 1)
        head, _, rest = text.partition(" ")
        command = self.command(head)
        if command:
            self.commands[command](rest.strip())
        elif text:
            return self.option(text)
        return None

    def read_line(self) -> str:
        try:
            text = input(f"{self.words.say('prompt')}: ")
        except EOFError:
            raise Left from None
        if not sys.stdin.isatty():
            self.show(Text(text))
        return text

    def command(self, head: str) -> str:
        """The command that a word means, in English or in the language spoken."""
        head = {"?": "help", "q": "quit", "exit": "quit"}.get(head.casefold(), head.casefold())
        for name in screen.COMMANDS:
            if head in (name, self.words.say(f"command-{name}")):
                return name
        return ""

    # Options

    def interpreter(self) -> Interpreter:
        return Interpreter(self.game, self.words, self.names)

    def sentence(self, option: int) -> str:
        return option_sentence(self.game, self.words, self.names, option)

    def option(self, text: str) -> int | None:
        """The legal option that was meant; otherwise one line says what is wrong."""
        found = self.listed(text) if text.isdecimal() else self.interpreter().options(text, self.legal)
        if len(found) == 1 and found[0] in self.legal:
            return found[0]
        if len(found) > 1:
            self.say_ambiguous(text, found)
        else:
            self.explain_meant(text)
        return None

    def listed(self, number: str) -> list[int]:
        """The option with this number in the list on the screen, if there is one."""
        option = self.interpreter().listed(number, self.legal, by_thing=self.has_own_list())
        return [] if option is None else [option]

    def has_own_list(self) -> bool:
        return self.sitting.position.question in self.drawing.OPTIONS_DRAWN

    def explain_meant(self, text: str) -> None:
        """Why the option that was meant is not possible, or what is wrong with the words."""
        is_number = text.isdecimal()
        meant = self.listed(text) if is_number else self.interpreter().any_options(text, self.legal)
        if len(meant) == 1:
            self.explain(meant[0])
        elif meant:
            self.say_ambiguous(text, meant)
        else:
            self.say("no-such-number" if is_number else "unknown", MISTAKE, text=text, count=len(self.legal))

    def say_ambiguous(self, text: str, found: Sequence[int]) -> None:
        names = [self.game.options.name(option) for option in found]
        more = ["…"] * (len(names) > MOST_NAMED)
        self.say("ambiguous", MISTAKE, text=text, options="; ".join(names[:MOST_NAMED] + more))

    def explain(self, option: int) -> None:
        """Why an option is not possible, with the rule, or that it is."""
        number = self.sitting.view().why_not(self.sitting.person, option)
        if number:
            reason = why_sentence(self.game, self.words, number)
            self.say("not-possible", MISTAKE, option=self.sentence(option), reason=reason)
        else:
            self.say("possible", option=self.sentence(option))

    # Commands

    def help(self, about: str) -> None:
        view = self.sitting.view()
        if about:
            self.help_on(about)
            return
        self.show(Text(question_help(view, self.words)), Text(), screen.commands(self.words))
        self.say("rules-are-in", FAINT, game=self.game.key)

    def help_on(self, about: str) -> None:
        keys = self.interpreter().topic(about, self.legal)
        if not keys:
            self.say("no-such-topic", MISTAKE, text=about)
        for key in keys:
            self.show(screen.topic_help(self.sitting.view(), self.words, key))

    def why(self, text: str) -> None:
        if text:
            self.explain_meant(text)
        else:
            self.say("why-what", example=self.game.options.name(len(self.game.options) - 1))

    def hint(self, _: str) -> None:
        """What a good bot would do in the person's place, from what the person knows."""
        reason = advise(self.sitting.view(), self.sitting.person, len(self.sitting.record.answers))
        self.show(Text(reason_sentence(self.game, self.words, self.names, reason), style=ACCENT))

    def show_log(self, _: str) -> None:
        events = screen.remembered(self.sitting.view(), self.sitting.log)
        lines = screen.log(self.game, self.words, self.names, self.drawing, events, only_news=False)
        self.show(*lines)

    def show_cards(self, _: str) -> None:
        self.show(self.drawing.draw_cards(self.sitting.view(), self.words))

    def undo(self, _: str) -> None:
        if not self.sitting.can_undo():
            self.say("cannot-undo", MISTAKE)
            return
        self.sitting.undo()
        self.shown = len(self.sitting.log)
        self.keep()
        self.say("undone")
        self.show_question()

    def speak(self, language: str) -> None:
        if language not in LANGUAGES:
            self.say("which-language", MISTAKE)
            return
        self.words = self.game.words(language, self.sitting.position.cards)
        self.say("language-is")
        self.show_question()

    def leave(self, _: str) -> None:
        raise Left
