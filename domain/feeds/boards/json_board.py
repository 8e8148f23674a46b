"""Reads the JSON of an applicant tracking system or employment service by a table of where its fields stand."""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from domain.feeds.errors import RefusedItem
from domain.feeds.fields.json_values import amount, at, first, many, text
from domain.feeds.formats.decoding import as_utf8
from domain.feeds.formats.json_items import Frame, read_items
from domain.feeds.formats.json_items import Path as Keys
from domain.feeds.formats.parsed_items import not_this_format, parsed, places_joined, raw_ads_from, require_all
from domain.feeds.raw_ads import ItemFields, ParsedItem, RawAd, RawPlace, RawSalary, item_label

TABLES: Mapping[str, Any] = tomllib.loads(Path(__file__).with_name("tables.toml").read_text("utf-8"))
LAYOUT = frozenset({"items", "other_items", "total", "single", "company"})
STRUCTURED = frozenset({"places", "place", "remote", "terms", "modes", "salary", "occupations"})


def _nothing_more(_: Any) -> dict[str, Any]:
    return {}


def _itself(item: Any) -> Any:
    return item


def _all(_: Any) -> bool:
    return True


@dataclass(frozen=True)
class JsonBoard:
    """The table of a system in `tables.toml`, and what is not in it: `more` makes further fields of an item, which
    count before those of the table. `is_listed` tells ads that are to be shown; `inside` gives the ad within an item
    that wraps it.

    A list of ads without anything around it is read, too, if it `may_be_bare`, and so is a single ad, alone or one a
    line: its details, which stand at one of `single`. `what` and `list_name` are for error messages.
    """

    name: str
    more: Callable[[Any], dict[str, Any]] = _nothing_more
    is_listed: Callable[[Any], bool] = _all
    inside: Callable[[Any], Any] = _itself
    may_be_bare: bool = True
    what: str = "ads"
    list_name: str = ""

    @cached_property
    def items(self) -> Keys:
        """The path of the list of ads."""
        return _keys(self._table["items"])

    @cached_property
    def paths(self) -> Mapping[str, Sequence[str]]:
        """The paths in an item at which each field of a raw ad may stand."""
        simple = self._table.keys() - LAYOUT - STRUCTURED
        return {name: self._table[name].split("|") for name in self._table if name in simple}

    @cached_property
    def _table(self) -> Mapping[str, Any]:
        return TABLES[self.name]

    @cached_property
    def _lists(self) -> Sequence[Keys]:
        """The paths of the list of items in all versions of the format."""
        return (self.items, *map(_keys, self._table.get("other_items", ())))

    @cached_property
    def _single(self) -> Sequence[Keys]:
        return tuple(map(_keys, self._table.get("single", ("",))))

    @cached_property
    def _total(self) -> Keys:
        return _keys(self._table.get("total", ""))

    def read(self, chunks: Iterable[bytes], _charset: str | None = None, /) -> Iterator[ParsedItem]:
        """A raw ad or a refusal per item. Raises BrokenFeed also when there are fewer items than the total."""
        authors: list[str] = []
        lists = (*self._lists, ()) if self.may_be_bare else self._lists
        found = read_items(as_utf8(chunks), *lists, on_list=lambda root: authors.append(self._author(root)))

        def raw_ad(item: Any, number: int) -> RawAd:
            return self._raw_ad(item, number, authors[-1] if authors else "")

        return places_joined(raw_ads_from(self._ads(found), raw_ad, self._check, f"{_an(self.what)}"))

    def read_page(self, chunks: Iterable[bytes]) -> Iterator[Any]:
        """The items of one page of a list as they are, with refusals, and at the end the document around them. Raises
        BrokenFeed for a document without such a list."""
        for found in read_items(as_utf8(chunks), *self._lists):
            if isinstance(found, Frame):
                self._require_list(found)
                yield found
            else:
                yield found if isinstance(found, RefusedItem) else self.inside(found)

    def read_detail(self, chunks: Iterable[bytes]) -> dict[str, Any]:
        """The single ad of a document. Raises BrokenFeed if there is none."""
        root: Any = next((found.root for found in read_items(as_utf8(chunks))), None)
        for path in self._single:
            alone: Any = self.inside(at(root, *path))
            if first(alone, self.paths["title"]):
                return alone
        raise not_this_format("a single ad", root)

    def ad_of(self, item: dict[str, Any], number: int) -> ParsedItem:
        """The raw ad of an item, or a refusal."""
        return parsed(lambda found, count: self._raw_ad(found, count, ""), item, number)

    def total_of(self, document: Frame) -> int:
        """Reads how many ads the whole list holds, by its own account; 0 if it does not say."""
        written = text(document.root, *self._total) if self._total else ""
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
        return filter(self._is_ad, (self.inside(at(root, *path)) for path in self._single))

    def _is_ad(self, item: Any) -> bool:
        """Whether it has a title, and an id or address."""
        keys = (*self.paths["external_id"], *self.paths["apply_address"])
        return bool(first(item, self.paths["title"]) and first(item, keys))

    def _check(self, frame: Frame, count: int) -> None:
        self._require_list(frame)
        if self._total:
            require_all(count, text(frame.root, *self._total), self.what)

    def _require_list(self, frame: Frame) -> None:
        root: Any = frame.root
        lists = (root if self.may_be_bare else None, *(at(root, *path) for path in self._lists))
        if not any(isinstance(found, list) for found in lists):
            raise not_this_format(self._looked_for(), root)

    def _looked_for(self) -> str:
        return self.list_name or f'a list "{".".join(self.items)}"'

    def _author(self, root: Any) -> str:
        return text(root, *_keys(self._table["company"])) if "company" in self._table else ""

    def _raw_ad(self, item: Any, number: int, author: str) -> RawAd:
        fields: dict[str, Any] = {name: first(item, paths) for name, paths in self.paths.items()}
        fields = {"description": "", **fields, **dict(self._structured(item)), **self.more(item)}
        return RawAd(
            where=item_label(number, fields["external_id"]),
            author=author,
            **fields,
            fields=ItemFields(self.paths, item.keys()),
        )

    def _structured(self, item: Any) -> Iterator[tuple[str, Any]]:
        table = self._table
        listed = dict(table.get("places", {}))
        each = listed.pop("each", "")
        places = tuple(place(found, **listed) for found in many(item, *_keys(each))) if each else ()
        alone = (place(item, **table["place"]),) if "place" in table else ()
        modes = (mode for mode, path in table.get("modes", {}).items() if at(item, *_keys(path)) is True)
        yield "places", places or alone
        yield "is_remote", "remote" in table and at(item, *_keys(table["remote"])) is True
        yield "terms", (*self.values(item, "terms"), *modes)
        yield "occupations", tuple(text.replace("_", " ") for text in self.values(item, "occupations"))
        yield "salary", salary(item, *table["salary"]) if "salary" in table else None

    def values(self, item: Any, name: str) -> Iterator[str]:
        """Reads the value at each path of a list of the table."""
        return (first(item, paths.split("|")) for paths in self._table.get(name, ()))


def _keys(path: str) -> Keys:
    return tuple(path.split(".")) if path else ()


def _an(what: str) -> str:
    """One of them, with its article."""
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what.removesuffix('s')}"


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
