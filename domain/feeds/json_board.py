"""Reads the JSON of an applicant tracking system or employment service by a table of where its fields stand."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from domain.feeds.decoding import as_utf8
from domain.feeds.json_items import Frame, Path, read_items
from domain.feeds.json_values import amount, at, text
from domain.feeds.parsed_items import not_this_format, raw_ads_from, require_all
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, RawSalary, item_label

Paths = Mapping[str, Sequence[str]]


def _nothing_more(_: Any) -> dict[str, Any]:
    return {}


def _all(_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class JsonBoard:
    """`items` is the path of the list of ads, `paths` where each field of a raw ad may stand in an item, `more` makes
    the others from the item. `other_items` is the path of the list in another version of the format, `total`
    that of the number of ads that the list should hold. `is_listed` tells ads
    that are to be shown."""

    items: Path
    paths: Paths
    more: Callable[[Any], dict[str, Any]] = _nothing_more
    total: Path = ()
    other_items: Path = ()
    is_listed: Callable[[Any], bool] = _all

    def read(self, chunks: Iterable[bytes], _charset: str | None = None, /) -> Iterator[ParsedItem]:
        """A raw ad or a refusal per item. Raises BrokenFeed also when there are fewer items than the total."""
        found = read_items(as_utf8(chunks), *filter(None, (self.items, self.other_items)))
        return raw_ads_from(filter(self._is_shown, found), self._raw_ad, self._check, "an ad")

    def _is_shown(self, item: Any) -> bool:
        return not isinstance(item, dict) or self.is_listed(item)

    def _check(self, frame: Frame, count: int) -> None:
        lists = (at(frame.root, *path) for path in (self.items, self.other_items) if path)
        if not any(isinstance(found, list) for found in lists):
            raise not_this_format(f'a list "{".".join(self.items)}"', frame.root)
        if self.total:
            require_all(count, text(frame.root, *self.total), "ads")

    def _raw_ad(self, item: Any, number: int) -> RawAd:
        fields: dict[str, Any] = {name: first(item, paths) for name, paths in self.paths.items()} | self.more(item)
        return RawAd(
            where=item_label(number, fields["external_id"]), **fields, fields=ItemFields(self.paths, item.keys())
        )


def first(item: Any, paths: Iterable[str]) -> str:
    """The first text or number at one of these paths, such as `location.city`."""
    return next((found for path in paths if (found := text(item, *path.split(".")).strip())), "")


def first_amount(item: Any, *paths: str) -> str:
    """The first number, with two decimals at most."""
    return next((found for path in paths if (found := amount(item, *path.split(".")))), "")


def place(item: Any, **paths: str) -> RawPlace:
    """A place whose parts stand at these paths, several separated by bars."""
    return RawPlace(**{name: first(item, path.split("|")) for name, path in paths.items()})


def salary(item: Any, low: str, high: str, currency: str, period: str) -> RawSalary:
    """A salary whose parts stand at these paths."""
    return RawSalary(
        minimum=first_amount(item, low),
        maximum=first_amount(item, high),
        currency=first(item, (currency,)),
        period=first(item, (period,)),
    )
