"""Takes the covers of the games from the first page as pictures, which the server draws previews of links on.

    .venv/bin/python -m tools.covers

Run it after a cover changed, and look at the files. They are in the package because the server itself cannot draw SVG.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.chromium import FLAGS, chromium
from tests.browser.server import served

from zaubertisch.server.lobby.previews import COVERS, SIZE

QUALITY = 84  # of WebP
ALONE = f"""
    .games {{ display: block !important; }}
    .scene {{ width: {SIZE[0]}px !important; height: {SIZE[1]}px !important; aspect-ratio: auto !important; }}
    .scene::after, .scene h2 {{ display: none !important; }}
    .cover {{ width: {SIZE[0]}px !important; border: 0 !important; border-radius: 0 !important; }}
"""


def take(page: Page, address: str, folder: Path) -> list[Path]:
    """One file for each game that has a cover."""
    page.goto(address)
    page.locator(".cover").first.wait_for()
    page.add_style_tag(content=ALONE)
    files = []
    for cover in page.locator(".cover[data-cover]").all():
        cover.scroll_into_view_if_needed()
        expect(cover.locator(".picture img").last).to_be_visible()
        page.wait_for_load_state("networkidle")
        shot = Image.open(io.BytesIO(cover.locator(".scene").screenshot())).convert("RGB").resize(SIZE)
        files.append(folder / f"{cover.get_attribute('data-cover')}.webp")
        shot.save(files[-1], quality=QUALITY, method=6)
    return files


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1300, "height": 900}, reduced_motion="reduce")
        for file in take(page, address, COVERS):
            print(f"{file.name}: {file.stat().st_size} bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
