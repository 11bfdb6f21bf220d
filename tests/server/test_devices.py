"""Several devices of one person: passkeys, the recovery link, signing out. Nobody becomes somebody else by it."""

from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.house import House, key_of
from tests.server.test_persons import as_person, keep_profile, seats_of, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.calls.contacts import NewRow
from zaubertisch.server.people.passkeys import CHALLENGE_MS


def at_localhost(house: House, secret: str) -> dict[str, str]:
    """As a browser comes that was given a name to go to."""
    return {**as_person(secret), "Host": f"localhost:{house.port}"}


async def ask(house: House, secret: str, path: str, body: Any = None, method: str = "POST") -> tuple[int, Any]:
    return await house.request(method, f"/api/me{path}", body, **at_localhost(house, secret))


def authenticator(house: House, **more: Any) -> Authenticator:
    return Authenticator(**{"origin": f"http://localhost:{house.port}", **more})


async def make_passkey(house: House, secret: str) -> Authenticator:
    key = authenticator(house)
    status, options = await ask(house, secret, "/passkeys/challenge")
    assert status == 200, options
    status, found = await ask(house, secret, "/passkeys", {"credential": key.made(options), "name": "Phone"})
    assert status == 201, found
    assert [each["name"] for each in found["passkeys"]][-1] == "Phone"
    return key


async def sign_in(house: House, secret: str, key: Authenticator) -> tuple[int, Any]:
    status, options = await ask(house, secret, "/sign-in/challenge")
    assert status == 200, options
    return await ask(house, secret, "/sign-in", {"credential": key.signed(options), "device": "Tablet"})


@with_house
async def test_a_passkey_brings_a_second_device_to_the_same_person(house: House) -> None:
    one, two = secrets_of("one", "two")
    await keep_profile(house, one, device="Laptop")
    key = await make_passkey(house, one)
    status, found = await sign_in(house, two, key)
    assert status == 200, found
    assert found["profile"]["name"] == "Anna"
    assert {each["name"]: each["is_this"] for each in found["devices"]} == {"Laptop": False, "Tablet": True}
    await keep_profile(house, two, name="Annabell")
    assert (await ask(house, one, "", method="GET"))[1]["profile"]["name"] == "Annabell"
    assert (await sign_in(house, two, key))[0] == 200  # once more is no harm


@with_house
async def test_a_challenge_is_good_once_for_one_browser_and_not_for_long(house: House) -> None:
    one, two, three = secrets_of("one", "two", "three")
    await keep_profile(house, one)
    key = await make_passkey(house, one)
    _, options = await ask(house, two, "/sign-in/challenge")
    shown = {"credential": key.signed(options)}
    assert (await ask(house, three, "/sign-in", shown))[0] == 403  # somebody else overheard it
    assert (await ask(house, two, "/sign-in", shown))[0] == 200
    assert (await ask(house, two, "/sign-in", shown))[0] == 403  # the same once more
    _, options = await ask(house, three, "/sign-in/challenge")
    house.node.clock.go_on_from(house.node.clock() + CHALLENGE_MS + 1_000)
    assert (await ask(house, three, "/sign-in", {"credential": key.signed(options)}))[0] == 403
    _, making = await ask(house, one, "/passkeys/challenge")
    wrong = {"credential": key.signed({"challenge": making["challenge"]})}
    assert (await ask(house, three, "/sign-in", wrong))[0] == 403  # a challenge for something else
    assert (await ask(house, three, "", method="GET"))[1]["is_kept"] is False


@with_house
async def test_a_passkey_of_another_site_or_person_opens_nothing(house: House) -> None:
    one, two = secrets_of("one", "two")
    await keep_profile(house, one)
    key = await make_passkey(house, one)
    real, place = key.origin, key.site
    for origin, site in (
        ("https://evil.example", place), (f"http://evil.example:{house.port}", place), (real, "evil.example"),
    ):  # fmt: skip
        key.origin, key.site = origin, site
        assert (await sign_in(house, two, key))[0] == 403, (origin, site)
    key.origin, key.site = real, place
    forged = authenticator(house, passkey=key.passkey)  # its identifier is no secret
    assert (await sign_in(house, two, forged))[0] == 403
    assert (await sign_in(house, two, authenticator(house)))[0] == 403
    for said in ({}, {"id": "x"}, {"id": 1, "rawId": [], "response": {}, "type": "public-key"}):
        status, complaint = await ask(house, two, "/sign-in", {"credential": said})
        assert (status, complaint["code"]) == (400, "malformed")
    assert (await sign_in(house, two, key))[0] == 200


@with_house
async def test_a_passkey_that_was_deleted_opens_nothing(house: House) -> None:
    one, two = secrets_of("one", "two")
    await keep_profile(house, one)
    await keep_profile(house, two, name="Ben")
    key = await make_passkey(house, one)
    number = (await ask(house, one, "", method="GET"))[1]["passkeys"][0]["number"]
    assert (await ask(house, two, f"/passkeys/{number}", method="DELETE"))[0] == 403
    assert (await ask(house, one, f"/passkeys/{number}", method="DELETE"))[0] == 204
    assert (await sign_in(house, two, key))[0] == 403
    assert (await ask(house, two, "", method="GET"))[1]["profile"]["name"] == "Ben"


@with_house
async def test_where_the_host_has_no_name_there_are_no_passkeys(house: House) -> None:
    (one,) = secrets_of("one")
    assert (await keep_profile(house, one))["can_passkey"] is False
    status, complaint = await house.request("POST", "/api/me/passkeys/challenge", **as_person(one))
    assert (status, complaint["code"]) == (409, "not_now")
    assert (await ask(house, one, "", method="GET"))[1]["can_passkey"] is True


@with_house
async def test_a_recovery_link_is_renewed_by_each_use(house: House) -> None:
    one, two, three = secrets_of("one", "two", "three")
    first, second, third, stolen = secrets_of("first", "second", "third", "stolen")
    await keep_profile(house, one)
    assert (await ask(house, one, "/recovery", {"token": first}))[1]["has_recovery"] is True
    used = {"token": first, "fresh": second}
    assert (await ask(house, two, "/recover", used))[1]["profile"]["name"] == "Anna"
    assert (await ask(house, two, "/recover", used))[0] == 200  # the answer got lost
    assert (await ask(house, three, "/recover", {"token": first, "fresh": stolen}))[0] == 403
    assert (await ask(house, three, "/recover", {"token": second, "fresh": third}))[0] == 200
    assert (await ask(house, one, "/recovery", {"token": stolen}))[0] == 200
    assert (await ask(house, two, "/recover", {"token": third, "fresh": first}))[0] == 403
    assert len((await ask(house, one, "", method="GET"))[1]["devices"]) == 3


@with_house
async def test_who_is_signed_out_is_a_guest_and_sits_nowhere(house: House) -> None:
    one, two, token, fresh = secrets_of("one", "two", "token", "fresh")
    await keep_profile(house, one)
    await ask(house, one, "/recovery", {"token": token})
    created = await house.create("pb")
    async with house.sit(created, 0, person=one) as lost:
        found = (await ask(house, two, "/recover", {"token": token, "fresh": fresh}))[1]
        numbers = {each["is_this"]: each["number"] for each in found["devices"]}
        stranger = secrets_of("stranger")[0]
        await keep_profile(house, stranger)
        assert (await ask(house, stranger, f"/devices/{numbers[False]}", method="DELETE"))[0] == 403
        assert (await ask(house, two, f"/devices/{numbers[False]}", method="DELETE"))[0] == 204
        while lost.closed is None:
            lost._changed.clear()
            await lost._changed.wait()
        assert lost.closed == 4411
    assert (await ask(house, one, "", method="GET"))[1]["is_kept"] is False
    headers = {"Authorization": f"Bearer {key_of(created['tokens'][0])}"}
    assert (await house.request("GET", f"/api/tables/{created['table']}/link", **headers))[0] == 403
    assert await seats_of(house, two) == [(created["table"], 0)]


@with_house
async def test_another_device_gets_to_the_seats_of_its_person_and_to_no_others(house: House) -> None:
    one, two, stranger, token, fresh = secrets_of("one", "two", "stranger", "token", "fresh")
    await keep_profile(house, one)
    await keep_profile(house, stranger)
    await ask(house, one, "/recovery", {"token": token})
    created = await house.create("pb")
    async with house.sit(created, 0, person=one):
        await ask(house, two, "/recover", {"token": token, "fresh": fresh})
        path = f"/tables/{created['table']}/link"
        assert (await ask(house, stranger, path))[0] == 403
        status, link = await ask(house, two, path)
        assert (status, link["seat"]) == (201, 0)
        async with house.sit({**created, "tokens": {0: link["token"]}}, 0, person=two) as second:
            assert second.view is not None
            assert second.view["screens"] == 2


@with_house
async def test_what_a_device_kept_before_it_joined_is_kept_on(house: House) -> None:
    one, two, token, fresh = secrets_of("one", "two", "token", "fresh")
    await keep_profile(house, one)
    await ask(house, one, "/recovery", {"token": token})
    await keep_profile(house, two, name="Ann on the phone")
    text = 'game = "grimoria"\ntitle = "Kings"\n[king]\npoints = 3\n'
    await house.request("POST", "/api/sets", {"game": "grimoria", "text": text}, **as_person(two))
    created = await house.create("pb")
    async with house.sit(created, 0, person=two):
        pass
    assert (await ask(house, two, "/recover", {"token": token, "fresh": fresh}))[1]["profile"]["name"] == "Anna"
    assert await seats_of(house, one) == [(created["table"], 0)]
    assert len((await house.request("GET", "/api/my/sets", **as_person(one)))[1]) == 1


async def pushed_to(house: House, secret: str) -> list[str]:
    person = await house.node.store.persons.of(secret)
    assert person is not None
    return [each.address for each in await house.node.store.contacts.of(person.person)]


async def be_pushed(house: House, secret: str, address: str) -> None:
    """As `POST /api/me/contacts` keeps it where a server has keys for web push."""
    person = await house.node.store.persons.made(secret)
    await house.node.store.contacts.add(person.person, NewRow("push", address, "p", "a", device=person.device))


@with_house
async def test_nobody_is_called_on_a_device_that_was_signed_out(house: House) -> None:
    """Who sits down at that browser next must not read whose turn it is."""
    laptop, library = secrets_of("laptop", "library")
    await keep_profile(house, laptop)
    key = await make_passkey(house, laptop)
    await sign_in(house, library, key)
    await be_pushed(house, laptop, "https://push.example/laptop")
    await be_pushed(house, library, f"https://push.example/{library}")
    _, found = await ask(house, laptop, "", method="GET")
    (number,) = [each["number"] for each in found["devices"] if not each["is_this"]]
    assert (await ask(house, laptop, f"/devices/{number}", method="DELETE"))[0] == 204
    assert await pushed_to(house, laptop) == ["https://push.example/laptop"]


@with_house
async def test_a_browser_that_becomes_another_persons_is_called_for_that_one_alone(house: House) -> None:
    one, two, three = secrets_of("one", "two", "three")
    await keep_profile(house, one)
    key = await make_passkey(house, one)
    await keep_profile(house, two, name="Ben")
    await make_passkey(house, two)  # something else leads to this person too
    address = f"https://push.example/{two}"
    await be_pushed(house, two, address)
    ben = (await house.node.store.persons.of(two)).person  # type: ignore[union-attr]
    await sign_in(house, two, key)
    assert await house.node.store.contacts.of(ben) == []
    assert await pushed_to(house, one) == [address]
    await be_pushed(house, three, address)  # the same browser, after its memory was cleared
    assert await pushed_to(house, three) == [address]
    assert await pushed_to(house, one) == []
