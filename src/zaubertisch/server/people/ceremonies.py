"""The ceremonies of WebAuthn: what a browser is asked for, and whether its answer is right. Loaded when needed."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.people.passkeys import NAME, Passkey, Site
from zaubertisch.server.play.keys import Forbidden

T = TypeVar("T")

KEPT_ON_THE_DEVICE = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
)
WRONG = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)


def making_options(site: Site, person: str, name: str, known: Sequence[str]) -> tuple[bytes, str]:
    """The challenge, and what is asked of the browser: a passkey that it finds again by itself."""
    options = generate_registration_options(
        rp_id=site.name, rp_name=NAME, user_id=person.encode(), user_name=name, user_display_name=name,
        authenticator_selection=KEPT_ON_THE_DEVICE,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
    )  # fmt: skip
    return options.challenge, options_to_json(options)


def signing_options(site: Site) -> tuple[bytes, str]:
    options = generate_authentication_options(rp_id=site.name)
    return options.challenge, options_to_json(options)


def making_of(said: dict[str, Any]) -> RegistrationCredential:
    return _read(parse_registration_credential_json, said)


def signing_of(said: dict[str, Any]) -> AuthenticationCredential:
    return _read(parse_authentication_credential_json, said)


def _read(parse: Callable[[str], T], said: dict[str, Any]) -> T:
    try:
        return parse(json.dumps(said))
    except WRONG:
        raise BadInput("credential", "what the browser's PublicKeyCredential says of itself as JSON") from None


def challenge_in(said: RegistrationCredential | AuthenticationCredential) -> bytes:
    try:
        return parse_client_data_json(said.response.client_data_json).challenge
    except WRONG:
        raise BadInput("credential.response.clientDataJSON", "what the browser made") from None


def checked_making(site: Site, made: RegistrationCredential, challenge: bytes) -> tuple[str, bytes, int]:
    """The passkey's identifier, its public key and its count."""
    try:
        found = verify_registration_response(
            credential=made, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origins()
        )
    except WRONG:
        raise Forbidden("this passkey was not made for this server") from None
    return bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def checked_signing(site: Site, shown: AuthenticationCredential, challenge: bytes, passkey: Passkey) -> int:
    """The new count of its signatures."""
    try:
        found = verify_authentication_response(
            credential=shown, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origins(),
            credential_public_key=passkey.public_key, credential_current_sign_count=passkey.count,
        )  # fmt: skip
    except WRONG:
        raise Forbidden("this passkey does not open anything here") from None
    return found.new_sign_count
