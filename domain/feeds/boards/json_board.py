"""Reads the JSON of an applicant tracking system or employment service by a table of where its fields stand."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from domain.feeds.errors import RefusedItem
from domain.feeds.fields.json_values import amount, at, first, text
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_items import Frame, Path, read_items
from domain.feeds.formats.parsed_items import not_this_format, parsed, places_joined, raw_ads_from, require_all
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, RawSalary, item_label

Paths = Mapping[str, Sequence[str]]


def _nothing_more(_: Any) -> dict[str, Any]:
    return {}


def _itself(item: Any) -> Any:
    return item


def _all(_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class JsonBoard:
    """`items` is the path of the list of ads, `paths` where each field of a raw ad may stand in an item, `more` makes
    the others from the item. `other_items` are paths of the list in other versions of the format, `total`
    that of the number of ads that the list should hold. `is_listed` tells ads that are to be shown.

    A list of ads without anything around it is read, too, and so is a single ad, alone or one a line: its details,
    which stand at one of `single`. `inside` gives the ad within an item that wraps it. `board_name` is where the board
    names its company before its ads.
    """

    items: Path
    paths: Paths
    more: Callable[[Any], dict[str, Any]] = _nothing_more
    total: Path = ()
    other_items: Sequence[Path] = ()
    is_listed: Callable[[Any], bool] = _all
    single: Sequence[Path] = ((),)
    inside: Callable[[Any], Any] = _itself
    board_name: Path = ()

    def read(self, chunks: Iterable[bytes], _charset: str | None = None, /) -> Iterator[ParsedItem]:
        """A raw ad or a refusal per item. Raises BrokenFeed also when there are fewer items than the total."""
        authors: list[str] = []
        found = read_items(
            as_utf8(chunks), self.items, *self.other_items, (), on_list=lambda root: authors.append(self._author(root))
        )

        def raw_ad(item: Any, number: int) -> RawAd:
            return self._raw_ad(item, number, authors[-1] if authors else "")

        return places_joined(raw_ads_from(self._ads(found), raw_ad, self._check, "an ad"))

    def read_page(self, chunks: Iterable[bytes]) -> Iterator[Any]:
        """The items of one page of a list as they are, with refusals, and at the end the document around them. Raises
        BrokenFeed for a document without such a list."""
        for found in read_items(as_utf8(chunks), self.items, *self.other_items):
            if isinstance(found, Frame):
                self._require_list(found)
                yield found
            else:
                yield found if isinstance(found, RefusedItem) else self.inside(found)

    def read_detail(self, chunks: Iterable[bytes]) -> dict[str, Any]:
        """The single ad of a document. Raises BrokenFeed if there is none."""
        root: Any = next((found.root for found in read_items(as_utf8(chunks))), None)
        for path in self.single:
            alone: Any = self.inside(at(root, *path))
            if first(alone, self.paths["title"]):
                return alone
        raise not_this_format("a single ad", root)

    def ad_of(self, item: dict[str, Any], number: int) -> ParsedItem:
        """The raw ad of an item, or a refusal."""
        return parsed(lambda found, count: self._raw_ad(found, count, ""), item, number)

    def total_of(self, document: Frame) -> int:
        """How many ads the whole list holds, by its own account; 0 if it does not say."""
        written = text(document.root, *self.total) if self.total else ""
        return int(written) if written.isdecimal() and len(written) < 10 else 0

    def _ads(self, found: Iterable[Any]) -> Iterator[Any]:
        """The items that are to be shown. Raises BrokenFeed for a bare list without an ad: many formats are one."""
        count = likely = 0
        for each in found:
            if isinstance(each, Frame):
                root: Any = each.root
                alone = next(self._single_ads(root), None)
                if alone is not None and not count:
                    yield from filter(self.is_listed, (alone,))
                elif isinstance(root, list) and count and not likely:
                    raise not_this_format(self._looked_for(), root)
                else:
                    yield each
                continue
            count += 1
            item = self.inside(each)
            likely += self._is_ad(item)
            if not isinstance(item, dict) or (self.is_listed(item) and self.is_listed(each)):
                yield item

    def _single_ads(self, root: Any) -> Iterator[Any]:
        return filter(self._is_ad, (self.inside(at(root, *path)) for path in self.single))

    def _is_ad(self, item: Any) -> bool:
        """Whether it has a title, and an id or address."""
        keys = (*self.paths["external_id"], *self.paths["apply_address"])
        return bool(first(item, self.paths["title"]) and first(item, keys))

    def _check(self, frame: Frame, count: int) -> None:
        self._require_list(frame)
        if self.total:
            require_all(count, text(frame.root, *self.total), "ads")

    def _require_list(self, frame: Frame) -> None:
        root: Any = frame.root
        lists = (root, *(at(root, *path) for path in (self.items, *self.other_items)))
        if not any(isinstance(found, list) for found in lists):
            raise not_this_format(self._looked_for(), root)

    def _looked_for(self) -> str:
        return f'a list "{".".join(self.items)}"'

    def _author(self, root: Any) -> str:
        return text(root, *self.board_name) if self.board_name else ""

    def _raw_ad(self, item: Any, number: int, author: str) -> RawAd:
        fields: dict[str, Any] = {name: first(item, paths) for name, paths in self.paths.items()} | self.more(item)
        return RawAd(
            where=item_label(number, fields["external_id"]),
            author=author,
            **fields,
            fields=ItemFields(self.paths, item.keys()),
        )


def under(*names: str) -> Callable[[Any], Any]:
    """Gives the object under the first of these names that an item has, else the item."""

    def inside(item: Any) -> Any:
        found: list[Any] = [ad for name in names if isinstance(ad := at(item, name), dict)]
        return found[0] if found else item

    return inside


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
