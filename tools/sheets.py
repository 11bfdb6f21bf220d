"""`make sheets`: contact sheets of every picture in docs/art, as one looks at them. Look at them afterwards."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from tests.browser.chromium import chromium

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "art"
SHEETS = ("grimoria", "schatzjagd", "zauberschwert", "figures", "backs", "covers")
LARGE = {"covers": "3"}  # times as large as cards
QUALITY = 82


def draw(what: str, picture: Path) -> None:
    command = [ROOT / "web" / "tools" / "npm", "run", "--silent", "sheet", "--", what, "--out", picture]
    zoom = ["--zoom", LARGE[what]] if what in LARGE else []
    subprocess.run([*command, *zoom], env=os.environ | {"CHROMIUM": chromium()}, check=True, stdout=subprocess.DEVNULL)


def keep(picture: Path, path: Path) -> None:
    with Image.open(picture) as image:
        image.convert("RGB").save(path, quality=QUALITY, method=6)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} KB", flush=True)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        for what in SHEETS:
            picture = Path(name) / f"{what}.png"
            draw(what, picture)
            keep(picture, FOLDER / f"{what}.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
