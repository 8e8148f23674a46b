"""The fields of an item by plain name, of which a field of an ad is looked up in a table of names.

Items of one feed mostly have the same fields. So which of a table's names there are is found once for all of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

MAX_CACHED = 500
"""Sets of names that are remembered."""


class Fields(dict[str, str]):
    """The contents of an item's fields by plain name; complete when it is made. The tables of names are constants."""

    __slots__ = ("_held",)

    def __init__(self, contents: Mapping[str, str]) -> None:
        super().__init__(contents)
        self._held = _held_by(tuple(self))

    def all_of(self, names: tuple[str, ...]) -> Iterator[str]:
        """Those of these fields that are not empty, with their markup, in the order of the names."""
        return (found for name in self._held.of(names) if (found := self[name]))

    def markup_of(self, names: tuple[str, ...]) -> str:
        """The first of these fields that is not empty, with its markup."""
        for name in self._held.of(names):
            if found := self[name]:
                return found
        return ""

    def text_of(self, names: tuple[str, ...]) -> str:
        """The first of these fields that is not empty; one that only holds fields of its own is passed over."""
        for name in self._held.of(names):
            if (found := self[name]) and not (found.startswith("<") and self._has_children(name)):
                return found
        return ""

    def _has_children(self, name: str) -> bool:
        return any(key.startswith(f"{name}/") for key in self)


class _HeldNames:
    """Those names of each table that an item with these fields has, in the order of the table.

    Tables are known by identity, since to hash all of them takes longer than the rest of reading an item's fields.
    """

    __slots__ = ("_by_id", "_fields")

    def __init__(self, fields: tuple[str, ...]) -> None:
        self._fields = fields
        # With the tables themselves, so that their identities stay theirs.
        self._by_id: dict[int, tuple[tuple[str, ...], Sequence[str]]] = {}

    def of(self, names: tuple[str, ...]) -> Sequence[str]:
        known = self._by_id.get(id(names))
        if known is None:
            held = sorted(frozenset(names).intersection(self._fields), key=names.index)
            known = self._by_id[id(names)] = names, held
        return known[1]


@lru_cache(maxsize=MAX_CACHED)
def _held_by(fields: tuple[str, ...]) -> _HeldNames:
    return _HeldNames(fields)
