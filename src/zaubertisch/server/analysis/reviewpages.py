"""Reviews over HTTP: as far as they are made, and a picture to share."""

from typing import Annotated, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import check_language
from zaubertisch.review.growth import GrowingReview
from zaubertisch.review.page import Report
from zaubertisch.server.analysis.review_messages import ReviewState, review_state
from zaubertisch.server.network.visitors import within
from zaubertisch.server.node import Node
from zaubertisch.tables.refusals import NotNow

NodeHere = NamedDependency[Node]
Name = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
SVG = "image/svg+xml"
SAFELY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a drawing, and nothing that runs


@get("/api/tables/{table:str}/review", guards=[within("replays")])
async def show_review(
    table: Name,
    node: NodeHere,
    knowledge: FromQuery[Literal["all", "seat"]] = "all",
    seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
) -> ReviewState:
    """The review of a finished game, as far as it is made; who asks first has it begun."""
    live = await node.hub.live(table)
    if knowledge == "seat" and (seat is None or seat >= len(live.table.seats)):
        raise BadInput(f"seat {seat}", f"a number from 0 to {len(live.table.seats) - 1}")
    growing = await node.reviews.of(live)
    return await node.threads.do(review_state, growing, seat if knowledge == "seat" else None)


@get("/api/tables/{table:str}/review/picture", guards=[within("replays")])
async def show_review_picture(table: Name, node: NodeHere, language: FromQuery[str] = "en") -> Response[str]:
    """A picture of a review to share, as SVG; only when the review is done."""
    check_language(language)
    growing = await node.reviews.of(await node.hub.live(table))
    if not growing.is_done:
        raise NotNow("the review is not done yet")
    headers = {"Content-Security-Policy": SAFELY, "Content-Disposition": f'attachment; filename="{table}.svg"'}
    return Response(await node.threads.do(picture_of, growing, language), media_type=SVG, headers=headers)


def picture_of(growing: GrowingReview, language: str) -> str:
    return Report.of(growing.record, growing.review(), language).picture()


REVIEW_HANDLERS = [show_review, show_review_picture]
