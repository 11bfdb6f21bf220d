"""The HTTP side: games, tables, records, looking back, and what schemathesis makes of it."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.house import House, key_of, open_house, play_out, quick
from tests.server.test_sockets import with_house
from zaubertisch import __version__
from zaubertisch.games import GAMES
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.server.schema import texts
from zaubertisch.tables.rulebook import rules_in_words

ROOT = Path(__file__).parents[2]


def test_schema_and_types_are_those_of_the_shapes() -> None:
    for path, text in texts().items():
        assert (ROOT / path).read_text(encoding="utf-8") == text, f"{path} is old: run make types"


@with_house
async def test_games_say_what_is_fixed_in_them(house: House) -> None:
    _, games = await house.request("GET", "/api/games")
    assert [game["key"] for game in games] == [*GAMES]
    for key in GAMES:
        status, facts = await house.request("GET", f"/api/games/{key}")
        assert status == 200
        assert {"key", "values", "marks"} <= facts["cards"][0].keys()
        assert all(option in facts["options"] for option in facts["passing"].values())


@with_house
async def test_games_give_their_words_to_pages_that_were_built_without_them(house: House) -> None:
    for key in GAMES:
        status, words = await house.request("GET", f"/api/games/{key}/words/de")
        assert status == 200
        assert "game-name = " in words
    assert (await house.request("GET", "/api/games/grimoria/words/..%2Fen"))[0] in (400, 404)
    status, refused = await house.request("GET", "/api/games/grimoria/words/fr")
    assert status == 400
    assert "de or en" in str(refused)
    assert (await house.request("GET", "/api/games/chess/words/de"))[0] == 404


@with_house
async def test_games_give_their_rules_in_both_languages(house: House) -> None:
    for key, language in product(GAMES, LANGUAGES):
        status, rules = await house.request("GET", f"/api/games/{key}/rules/{language}")
        assert status == 200
        assert [rule["number"] for rule in rules] == [rule.number for rule in rules_in_words(key, language)]
        assert {rule["certainty"] for rule in rules} == {"given", "likely", "ours"}
    _, german = await house.request("GET", "/api/games/grimoria/rules/de")
    assert german[93]["text"] == "Ab 5 Talern bringt jeder König 5 Punkte dazu."
    assert german[52]["aliases"] == ["G101"]
    status, refused = await house.request("GET", "/api/games/grimoria/rules/fr")
    assert (status, "de or en" in str(refused)) == (400, True)
    assert (await house.request("GET", "/api/games/grimoria/rules/..%2Fde"))[0] in (400, 404)
    assert (await house.request("GET", "/api/games/chess/rules/de"))[0] == 404


@with_house
async def test_the_head_of_every_page_can_be_asked_for(house: House) -> None:
    created = await house.create("pb")
    for page in ("/", "/t/anything", "/health", "/api/games", f"/api/tables/{created['table']}"):
        assert await house.request("HEAD", page) == (200, "")
    assert (await house.request("HEAD", "/api/tables/nosuchtable"))[0] == 404
    assert (await house.request("HEAD", "/api/records"))[0] == 405  # what cannot be got has no head either


@with_house
async def test_a_link_says_what_it_opens_before_anybody_sits_down(house: House) -> None:
    created = await house.create("pb")
    page = f"/api/tables/{created['table']}/link"

    async def opens(token: str, page: str = page) -> tuple[int, Any]:
        return await house.request("GET", page, Authorization=f"Bearer {token}")

    link = created["tokens"][0]
    assert await opens(link) == (200, {"opens": "seat"})
    assert await opens(link) == (200, {"opens": "seat"})  # asking uses nothing up
    assert await opens(created["spectator"]) == (200, {"opens": "watching"})
    async with house.sit(created, 0):
        assert await opens(link) == (200, {"opens": "used"})
        assert await opens(key_of(link)) == (200, {"opens": "seat"})
    assert (await opens("x" * 40))[0] == 403
    assert (await opens(link, "/api/tables/nosuchtable/link"))[0] == 404


@with_house
async def test_a_key_tells_how_its_own_seat_stands_and_no_other(house: House) -> None:
    created = await house.create("pp", clock={"bank_s": 300})
    page = f"/api/tables/{created['table']}"
    async with house.sit_all(created) as clients:
        await clients[0].asked()
        for seat, token in created["tokens"].items():
            _, summary = await house.request("GET", page, Authorization=f"Bearer {key_of(token)}")
            is_asked = bool(clients[seat].question)
            assert (summary["mine"]["seat"], summary["mine"]["is_asked"]) == (seat, is_asked)
            assert 0 < summary["mine"]["clock"]["left_ms"] <= 300_000
    assert (await house.request("GET", page))[1]["mine"] is None
    assert (await house.request("GET", page, Authorization="Bearer wrong"))[0] == 403


@with_house
async def test_a_preset_is_agreed_on_by_its_name(house: House) -> None:
    _, games = await house.request("GET", "/api/games")
    presets = {game["key"]: game["presets"] for game in games}["schatzjagd"]
    seats = [{"kind": "bot"}, {"kind": "person"}]
    new = {"game": "schatzjagd", "seats": seats, "variants": {"preset": "evening", "memory": "off"}}
    _, made = await house.request("POST", "/api/tables", new)
    _, table = await house.request("GET", f"/api/tables/{made['table']}")
    assert table["variants"] == {**presets["evening"], "memory": "off"}
    status, refused = await house.request("POST", "/api/tables", {**new, "variants": {"preset": "endless"}})
    assert status == 400
    assert "short, evening, long" in str(refused)


@with_house
async def test_every_answer_says_how_safe_it_is(house: House) -> None:
    import urllib.request

    def headers() -> dict[str, str]:
        with urllib.request.urlopen(f"http://{house.address}/api/games") as reply:
            return dict(reply.headers)

    found = {name.lower(): value for name, value in (await asyncio.to_thread(headers)).items()}
    assert "default-src 'none'" in found["content-security-policy"]
    assert found["referrer-policy"] == "no-referrer"
    assert found["x-content-type-options"] == "nosniff"
    assert "server" not in found


@with_house
async def test_wrong_tables_are_refused_in_one_line(house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}]
    for wrong, words in (
        ({"game": "chess", "seats": seats}, "allowed is grimoria"),
        ({"game": "grimoria", "seats": seats * 3}, "seats"),
        ({"game": "grimoria", "seats": seats, "variants": {"last_level": "99"}}, "allowed is 15, 16, 17"),
        ({"game": "grimoria", "seats": seats, "cards": "nonsense"}, "line 1"),
        ({"game": "grimoria", "seats": seats, "clock": {"bank_s": 60, "days": 1}}, "either"),
        ({"game": "grimoria", "seats": [{"kind": "bot", "level": "9"}] * 2}, "level"),
        ({"game": "grimoria", "seats": seats, "more": 1}, "unknown field"),
    ):
        status, complaint = await house.request("POST", "/api/tables", wrong)
        assert status == 400, complaint
        assert complaint["code"] == "malformed"
        assert words in complaint["message"], complaint
        assert "\n" not in complaint["message"]


@with_house
async def test_a_finished_game_is_looked_back_at_and_played_on(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as clients:
        await play_out(clients, random.Random(4).choice)
        points = clients[0].view["result"]["points"] if clients[0].view else []
    path = f"/api/tables/{created['table']}"
    _, text = await house.request("GET", f"{path}/record")
    _, last = await house.request("GET", f"{path}/replay?at=99999&knowledge=all")
    assert last["result"]["points"] == points
    _, own = await house.request("GET", f"{path}/replay?at=7&knowledge=seat&seat=1")
    _, public = await house.request("GET", f"{path}/replay?at=7&knowledge=public")
    assert own["at"] == public["at"] == 7
    assert own["result"] is None
    assert public["picture"]["seats"][1]["worth"] is None
    assert own["picture"]["seats"][1]["worth"] is not None
    _, imported = await house.request("POST", "/api/records", text)
    _, again = await house.request("GET", f"/api/tables/{imported['table']}/replay?at=7&knowledge=seat&seat=1")
    assert again["picture"] == own["picture"]
    status, fork = await house.request("POST", f"{path}/fork", {"at": 7, "seat": 1, "level": "random"})
    assert status == 201
    fork["tokens"] = {key["seat"]: key["token"] for key in fork["seats"]}
    async with house.sit(fork, 1) as player:
        await player.until(lambda: player.view["table"]["state"] == "running")


@with_house
async def test_damaged_records_are_refused_with_their_line(house: House) -> None:
    status, complaint = await house.request("POST", "/api/records", "nonsense")
    assert (status, complaint["code"]) == (400, "malformed")
    assert "line 1" in complaint["message"]
    assert (await house.request("POST", "/api/records", "x" * 200_000))[0] == 413


@with_house
async def test_tokens_are_stored_as_hashes_only(house: House) -> None:
    created = await house.create("pp")
    keys = await house.node.store.keyring.of(created["table"])
    stored = str(keys)
    assert len(keys) == 3
    assert all(token not in stored for token in (*created["tokens"].values(), created["spectator"]))


@with_house
async def test_health_tells_how_it_is_and_counts_nothing(house: House) -> None:
    status, found = await house.request("GET", "/health")
    assert (status, found) == (200, {"status": "ok", "version": __version__})


def test_one_address_may_not_create_tables_without_end(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, new_tables_per_minute=3)) as house:
            new = {"game": "grimoria", "seats": [{"kind": "bot"}] * 2}
            found = [(await house.request("POST", "/api/tables", new))[0] for _ in range(5)]
            assert found == [201, 201, 201, 429, 429]

    asyncio.run(inside())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a thread of its own."""
    ready, done = threading.Event(), threading.Event()
    found: list[House] = []

    async def inside() -> None:
        async with open_house(quick(tmp_path_factory.mktemp("served"))) as house:
            found.append(house)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(inside()))
    thread.start()
    ready.wait(60)
    yield found[0]
    done.set()
    thread.join()


@pytest.mark.parametrize("mode", [*GenerationMode])
def test_no_request_breaks_the_server(served: House, mode: GenerationMode) -> None:
    """Whatever fits the schema or does not: never a 500, never a stack trace, and complaints in their own shape."""
    api = schemathesis.openapi.from_url(f"http://{served.address}/api/schema/openapi.json")
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) >= 10
    for operation in operations:
        throw_at(operation, mode)


def throw_at(operation: Any, mode: GenerationMode) -> None:
    @settings(max_examples=12, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case) -> None:
        response = case.call()
        assert response.status_code < 500, response.text
        assert b"Traceback" not in response.content
        assert b"/src/" not in response.content
        if response.status_code >= 400:
            assert response.json().keys() == {"code", "message"}

    with contextlib.suppress(Unsatisfiable):  # where nothing can be wrong
        check()
