"""The fields of an item by plain name, of which a field of an ad is looked up in a table of names.

Items of one feed mostly have the same fields. So which of a table's names there are is found once for all of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

MAX_CACHED = 500
"""Sets of names that are remembered."""


class Fields(dict[str, str]):
    """The contents of an item's fields by plain name; complete when it is made."""

    __slots__ = ("_held",)

    def __init__(self, contents: Mapping[str, str]) -> None:
        super().__init__(contents)
        self._held = _held_by(tuple(self))

    def all_of(self, names: tuple[str, ...]) -> Iterator[str]:
        """Those of these fields that are not empty, with their markup, in the order of the names."""
        return (found for name in self._held[names] if (found := self[name]))

    def markup_of(self, names: tuple[str, ...]) -> str:
        """The first of these fields that is not empty, with its markup."""
        for name in self._held[names]:
            if found := self[name]:
                return found
        return ""

    def text_of(self, names: tuple[str, ...]) -> str:
        """The first of these fields that is not empty; one that only holds fields of its own is passed over."""
        for name in self._held[names]:
            if (found := self[name]) and not (found.startswith("<") and self._has_children(name)):
                return found
        return ""

    def _has_children(self, name: str) -> bool:
        return any(key.startswith(f"{name}/") for key in self)


class _HeldNames(dict[tuple[str, ...], Sequence[str]]):
    """Those names of each table that an item with these fields has, in the order of the table."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        super().__init__()
        self._fields = fields

    def __missing__(self, names: tuple[str, ...]) -> Sequence[str]:
        held = self[names] = sorted(_as_set(names).intersection(self._fields), key=names.index)
        return held


@lru_cache(maxsize=MAX_CACHED)
def _held_by(fields: tuple[str, ...]) -> _HeldNames:
    return _HeldNames(fields)


@lru_cache(maxsize=MAX_CACHED)
def _as_set(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(names)
