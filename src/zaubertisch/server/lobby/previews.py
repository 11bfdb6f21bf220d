"""What a messenger shows of a link: a title, a sentence and a picture. None of it needs a key, or tells of one."""

import functools
import html
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.words import LANGUAGES, Words, words
from zaubertisch.tables.setup import TableSetup

COVERS = Path(__file__).parent / "covers"  # made by tools/covers.py
SIZE = (1200, 630)  # what messengers ask for
QUALITY = 86  # of JPEG
HOUSE = "house"  # the picture of a link to no game
FINISHED = ("over", "ended", "stopped")

NIGHT, DUSK, GOLD, LIGHT = (13, 11, 36), (58, 44, 104), (242, 196, 92), (255, 244, 214)
EDGE = 40  # pixels
TITLE, LINE, NAME = 118, 50, 40  # pixels


@dataclass(frozen=True)
class Preview:
    """What is said of a link; the picture is one of a few, whatever the table is called."""

    title: str
    text: str
    picture: str
    language: str

    def head(self, origin: str, path: str) -> str:
        """Lines for the head of the page."""
        image = f"{origin}/previews/{self.picture}-{self.language}.jpg"
        facts = {
            "og:type": "website", "og:site_name": "Zaubertisch", "og:title": self.title, "og:description": self.text,
            "og:url": origin + path, "og:image": image, "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]), "og:image:alt": self.title,
            "og:locale": {"de": "de_DE", "en": "en_GB"}[self.language],
        }  # fmt: skip
        tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in facts.items()]
        return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def language_of(wanted: str | None, header: str) -> str:
    """The one that the link says, else the first that the visitor reads, else German.

    >>> language_of(None, "fr, en-GB;q=0.8, de"), language_of("en", "de"), language_of("xx", "")
    ('en', 'en', 'de')
    """
    read = [part.strip()[:2].lower() for part in header.split(",")]
    return next((language for language in (wanted or "", *read) if language in LANGUAGES), LANGUAGES[0])


def words_of(game: str, language: str) -> Words:
    return words(language, load_game(game).folder / "words") if game in GAMES else words(language)


def of_house(language: str) -> Preview:
    said = words(language)
    return Preview(said.say("preview-house"), said.say("preview-house-text"), HOUSE, language)


def of_table(setup: TableSetup, state: str, language: str) -> Preview:
    """Who founded it and what is played, as anybody who knows the table may know it."""
    said = words_of(setup.game, language)
    game, host = said.say("game-name"), host_of(setup)
    if state in FINISHED:
        title = said.say("preview-over", game=game)
    else:
        title = said.say("preview-from" if host else "preview-table", game=game, name=host)
    return Preview(title, said.say("preview-table-text", count=len(setup.seats)), setup.game, language)


def host_of(setup: TableSetup) -> str:
    """The person on the first seat, as far as it was named when the table was laid."""
    first = next((seat for seat in setup.seats if seat.kind == "person"), None)
    return first.name if first and not first.name.startswith("#") else ""


# The picture


def is_drawn(picture: str) -> bool:
    return picture == HOUSE or picture in GAMES


@functools.lru_cache(maxsize=32)
def draw(picture: str, language: str, fonts: Path) -> bytes:
    """A game's cover with its title and an invitation; JPEG, for not all messengers take anything else."""
    said = words_of(picture, language)
    game = "Zaubertisch" if picture == HOUSE else said.say("game-name")
    image = background(picture)
    brush = ImageDraw.Draw(image)
    brush.rectangle((EDGE / 2, EDGE / 2, SIZE[0] - EDGE / 2, SIZE[1] - EDGE / 2), outline=GOLD, width=3)
    write(brush, game, SIZE[1] - 160, font_of(fonts, "almendra-latin-700", TITLE), GOLD)
    line = said.say("preview-house-line" if picture == HOUSE else "preview-line")
    write(brush, line, SIZE[1] - 68, font_of(fonts, "alegreya-sans-latin-500", LINE), LIGHT)
    if picture != HOUSE:
        write(brush, "Zaubertisch", 62, font_of(fonts, "almendra-latin-700", NAME), LIGHT)
    body = io.BytesIO()
    image.save(body, "JPEG", quality=QUALITY, optimize=True)
    return body.getvalue()


def background(picture: str) -> Image.Image:
    """The cover, darker below where the title stands; of the house all covers side by side."""
    files = [COVERS / f"{game}.webp" for game in (GAMES if picture == HOUSE else [picture])]
    image = side_by_side([file for file in files if file.exists()])
    shade = Image.linear_gradient("L").resize(SIZE).point(lambda value: max(0, min(235, int((value - 130) * 2.6))))
    image.paste(Image.new("RGB", SIZE, NIGHT), mask=shade)
    top = Image.linear_gradient("L").rotate(180).resize(SIZE).point(lambda value: max(0, int((value - 165) * 2.0)))
    image.paste(Image.new("RGB", SIZE, NIGHT), mask=top)
    return image


def side_by_side(files: Sequence[Path]) -> Image.Image:
    """Pictures as panels of one; without any, dusk."""
    whole = Image.new("RGB", SIZE, DUSK)
    breadth = -(-SIZE[0] // max(1, len(files)))
    for number, file in enumerate(files):
        with Image.open(file) as cover:
            left = (cover.width - breadth) // 2
            whole.paste(cover.crop((left, 0, left + breadth, SIZE[1])), (number * breadth, 0))
    return whole


def font_of(fonts: Path, name: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """A font of the built client; a server without a client has Pillow's own."""
    found = next(iter(sorted(fonts.glob(f"{name}-*.woff2"))), None)
    return ImageFont.truetype(found, size) if found else ImageFont.load_default(size)


def write(
    brush: ImageDraw.ImageDraw, text: str, middle: float, font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
    colour: tuple[int, int, int],
) -> None:  # fmt: skip
    """A line in the middle, smaller if it is too long, with a dark edge so that it can be read on anything."""
    room = SIZE[0] - 3 * EDGE
    length = font.getlength(text)
    if length > room and isinstance(font, ImageFont.FreeTypeFont):
        font = font.font_variant(size=int(font.size * room / length))
    brush.text((SIZE[0] / 2, middle), text, colour, font, anchor="mm", stroke_width=5, stroke_fill=NIGHT)
