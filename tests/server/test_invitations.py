"""Links that people send: what a messenger shows of them, and their codes. Nothing secret is in either."""

import asyncio
import io
import re
import urllib.request
from pathlib import Path

import pytest
from PIL import Image

from tests.server.house import House, key_of, open_house, quick
from tests.server.test_sockets import with_house
from zaubertisch.games import GAMES
from zaubertisch.server.lobby.invitationpages import code_of, link_of
from zaubertisch.server.lobby.previews import COVERS, HOUSE, SIZE, draw

META = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')
ORIGIN = "https://play.example"


async def head_of(house: House, path: str, **headers: str) -> dict[str, str]:
    status, page = await house.request("GET", path, **headers)
    assert status == 200
    return dict(META.findall(page))


@with_house
async def test_the_first_page_says_what_it_is(house: House) -> None:
    head = await head_of(house, "/", **{"Accept-Language": "en"})
    assert head["og:title"] == "Zaubertisch: board games by candle light"
    assert head["og:image"] == f"http://{house.address}/previews/house-en.jpg"
    assert (await head_of(house, "/"))["og:locale"] == "de_DE"
    assert (await head_of(house, "/?in=en", **{"Accept-Language": "de"}))["og:locale"] == "en_GB"


@with_house
async def test_the_link_of_a_table_says_who_invites_to_what_and_nothing_secret(house: House) -> None:
    seats = [{"kind": "person", "name": 'Anna "<b>"'}, {"kind": "person"}, {"kind": "bot"}]
    _, created = await house.request("POST", "/api/tables", {"game": "schatzjagd", "seats": seats})
    path = f"/t/{created['table']}"
    head = await head_of(house, path, **{"Accept-Language": "en"})
    assert head["og:title"] == "Anna &quot;&lt;b&gt;&quot; invites you: Schatzjagd"
    assert head["og:image"].endswith("/previews/schatzjagd-en.jpg")
    assert head["og:url"] == f"http://{house.address}{path}"
    page = (await house.request("GET", path))[1]
    assert "<b>" not in page
    assert not [key["token"] for key in created["seats"] if key["token"] in page]
    assert house.node.hub.tables == {}  # a crawler brings no table into the memory


@with_house
async def test_a_link_to_no_table_is_a_page_like_any_other(house: House) -> None:
    assert (await head_of(house, "/t/nowhere"))["og:image"].endswith("/previews/house-de.jpg")
    assert (await house.request("GET", "/t/UPPER"))[0] == 200


def test_whole_addresses_follow_the_proxy_only_where_there_is_one(tmp_path: Path) -> None:
    asyncio.run(look_through_proxy(tmp_path))


async def look_through_proxy(tmp_path: Path) -> None:
    for is_behind, scheme in ((True, "https"), (False, "http")):
        async with open_house(quick(tmp_path, behind_proxy=is_behind)) as house:
            head = await head_of(house, "/", **{"X-Forwarded-Proto": "https", "Host": "play.example"})
            assert head["og:url"] == f"{scheme}://play.example/"
            status, page = await house.request("GET", "/", Host='evil"><script>')
            assert status == 400
            assert "evil" not in page


@pytest.mark.parametrize("game", [HOUSE, *GAMES])
def test_pictures_have_the_size_that_messengers_want(game: str, tmp_path: Path) -> None:
    picture = draw(game, "de", tmp_path)
    assert Image.open(io.BytesIO(picture)).size == SIZE
    assert len(picture) < 300_000
    assert game == HOUSE or (COVERS / f"{game}.webp").exists()


@with_house
async def test_only_the_few_pictures_that_there_are_can_be_asked_for(house: House) -> None:
    call = f"http://{house.address}/previews/grimoria-en.jpg"
    kind = (await asyncio.to_thread(urllib.request.urlopen, call)).headers
    assert kind["Content-Type"] == "image/jpeg"
    assert "max-age" in kind["Cache-Control"]
    for wrong in ("grimoria-fr.jpg", "nothing-en.jpg", "grimoria-en.png", "..%2Fsettings-en.jpg", "-en.jpg"):
        assert (await house.request("GET", f"/previews/{wrong}"))[0] == 404, wrong


@with_house
async def test_a_code_is_drawn_for_who_has_the_link_and_for_nobody_else(house: House) -> None:
    created = await house.create("pp")
    other = await house.create("pp")
    address, token = f"/api/tables/{created['table']}/code?origin={ORIGIN}", created["tokens"][1]
    status, code = await house.request("GET", address, Authorization=f"Bearer {token}")
    assert status == 200
    assert code.encode() == code_of(f"{ORIGIN}/t/{created['table']}#{token}")
    for stranger in ("", f"Bearer {other['tokens'][1]}", "Bearer wrongwrongwrongwrong"):
        assert (await house.request("GET", address, Authorization=stranger))[0] == 403
    wrong = f"/api/tables/{created['table']}/code?origin=javascript:alert(1)"
    assert (await house.request("GET", wrong, Authorization=f"Bearer {token}"))[0] == 400


@with_house
async def test_a_code_uses_nothing_up(house: House) -> None:
    created = await house.create("pp")
    address = f"/api/tables/{created['table']}/code?origin={ORIGIN}"
    await house.request("GET", address, Authorization=f"Bearer {created['tokens'][0]}")
    async with house.sit(created, 0) as anna:
        assert anna.heard[0]["key"] == key_of(created["tokens"][0])


def test_links_in_codes_are_those_of_the_page() -> None:
    assert link_of(ORIGIN, "abc", "T", watches=False, language="de") == f"{ORIGIN}/t/abc#T"
    assert link_of(ORIGIN, "abc", "T", watches=True, language="en") == f"{ORIGIN}/t/abc?watch&in=en#T"
