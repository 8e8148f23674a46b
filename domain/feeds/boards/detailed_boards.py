"""Boards whose list holds no texts: where the details of its ads stand, and how list and detail become one ad.

SmartRecruiters: https://dev.smartrecruiters.com/customer-api/posting-api/endpoints/. BambooHR: what its own career
pages ask for; the list there is whole, and its details carry no id of their own.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from domain.feeds.boards.ats_boards import BAMBOO_HR, SMART_RECRUITERS
from domain.feeds.boards.json_board import JsonBoard
from domain.feeds.errors import ItemErrorCode, RefusedItem
from domain.feeds.fields.json_values import at, text
from domain.feeds.raw_ads import ParsedItem

ID = re.compile(r"[A-Za-z0-9_-]{1,100}", re.ASCII)
"""Pattern of the ids of ads with details, which become a part of their path."""


@dataclass(frozen=True, slots=True)
class DetailedBoard:
    """`list_path` is the path of a list, with the part that details share as its first group; `detail_path` follows
    that part. `example` is an address of a list. `page_size` is the most that one page of the list holds; 0 if the list
    has no pages. `is_open` tells from the detail whether the ad is still to be shown."""

    board: JsonBoard
    list_path: re.Pattern[str]
    detail_path: str
    example: str
    is_open: Callable[[Any], bool]
    page_size: int = 0

    def is_list(self, address: str) -> bool:
        """Whether it is the address of a list, beside which its details stand."""
        return self.list_path.fullmatch(urlsplit(address).path) is not None

    def detail_address(self, list_address: str, external_id: str) -> str | None:
        """Returns the address of an ad's details at the host of the list, whatever the list says; None for an id that
        could lead elsewhere."""
        parts = urlsplit(list_address)
        shared = self.list_path.fullmatch(parts.path)
        if not shared or not ID.fullmatch(external_id):
            return None
        path = shared[1] + self.detail_path.format(id=external_id)
        return urlunsplit(parts._replace(path=path, query="", fragment=""))

    def page_address(self, list_address: str, offset: int) -> str:
        """The page of the list that begins after `offset` ads."""
        parts = urlsplit(list_address)
        kept = [pair for pair in parse_qsl(parts.query, keep_blank_values=True) if pair[0] not in {"limit", "offset"}]
        query = urlencode([*kept, ("limit", self.page_size), ("offset", offset)])
        return urlunsplit(parts._replace(query=query, fragment=""))

    def with_detail(self, item: dict[str, Any], chunks: Iterable[bytes], number: int) -> ParsedItem | None:
        """The ad of a list with its detail; None if that says that the ad is closed, a refusal if it is of another ad.

        Raises BrokenFeed for a detail that is none.
        """
        detail = self.board.read_detail(chunks)
        listed, own = text(item, "id"), text(detail, "id")
        if own and own != listed:
            reason = f"its detail is that of {own[:80]!r}"
            return RefusedItem(f"item {number} ({listed})", ItemErrorCode.INVALID_ITEM, reason, listed)
        if not self.is_open(detail):
            return None
        said = {name: value for name, value in detail.items() if _says_something(value)}
        return self.board.ad_of(item | said, number)


def _says_something(value: Any) -> bool:
    """False for null, empty texts and lists, and objects of nothing else."""
    if isinstance(value, dict):
        return any(map(_says_something, cast("dict[str, Any]", value).values()))
    return value not in (None, "", [])


DETAILED_BOARDS: Mapping[str, DetailedBoard] = {
    "smartrecruiters": DetailedBoard(
        SMART_RECRUITERS,
        re.compile(r"(/v1/companies/[^/]+/postings)/?"),
        "/{id}",
        "https://api.smartrecruiters.com/v1/companies/COMPANY/postings",
        is_open=lambda posting: at(posting, "active") is not False,
        page_size=100,
    ),
    "bamboohr": DetailedBoard(
        BAMBOO_HR,
        re.compile(r"(/careers)/list/?"),
        "/{id}/detail",
        "https://COMPANY.bamboohr.com/careers/list",
        is_open=lambda opening: text(opening, "jobOpeningStatus").casefold() != "closed",
    ),
}
"""Boards with details, by the name of their format."""
