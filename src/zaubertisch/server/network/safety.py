"""What every answer says about safety, and what a request must say before anything of it is read."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Message, Scope

from zaubertisch.kernel.errors import BadInput

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' blob:; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
JSON = "application/json"


class WrongKind(HTTPException):
    """A body that does not say what it is: any page of the web may send one without asking."""

    status_code = 415


async def keep_nothing(message: Message, scope: Scope) -> None:
    """Keys may be in any answer: what does not say that it may be kept is not."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).setdefault("Cache-Control", "no-store")


def require_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before the body is read: a post to a page that takes JSON must say that it is JSON."""
    if not isinstance(connection, Request) or "data" not in handler.parsed_fn_signature.parameters:
        return
    check_kind(connection, (JSON,))


def require_kind(*allowed: str) -> Guard:
    """A guard for a post that takes bytes: it must say what they are, and no page may send these kinds unasked."""

    def check(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        check_kind(connection, allowed)

    return check


def check_kind(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> None:
    kind = connection.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind not in allowed:
        raise WrongKind(f"Content-Type: allowed is {', '.join(allowed)}")


class PlainRequest(Request[Any, Any, State]):
    """A request whose JSON may be anything: what cannot be read is malformed, not a mistake of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise BadInput("JSON too deep", "what the schema shows") from None
        except UnicodeDecodeError:
            raise BadInput("not JSON", "JSON in UTF-8") from None
