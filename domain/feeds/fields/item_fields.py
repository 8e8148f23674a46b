"""The fields of an item by plain name, in which a field of an ad is looked up by its usual names.

Items of one feed mostly have the same fields. So which of a table's names there are is found once for all of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from domain.feeds.fields.field_names import names_of

MAX_CACHED = 500
"""Sets of names that are remembered."""


class Fields(dict[str, str]):
    """The contents of an item's fields by plain name; complete when it is made. A field of an ad is named by its table
    in `field_names.toml`."""

    __slots__ = ("_held",)

    def __init__(self, contents: Mapping[str, str]) -> None:
        super().__init__(contents)
        self._held = _held_by(tuple(self))

    def all_of(self, field: str) -> Iterator[str]:
        """Yields the values of a field that are not empty, with their markup, in the order of the names."""
        return (found for name in self._held[field] if (found := self[name]))

    def markup_of(self, field: str) -> str:
        """The first that is not empty, with its markup."""
        for name in self._held[field]:
            if found := self[name]:
                return found
        return ""

    def text_of(self, field: str) -> str:
        """The first that is not empty; one that only holds fields of its own is passed over."""
        for name in self._held[field]:
            if (found := self[name]) and not (found.startswith("<") and self._has_children(name)):
                return found
        return ""

    def _has_children(self, name: str) -> bool:
        return any(key.startswith(f"{name}/") for key in self)


class _HeldNames(dict[str, Sequence[str]]):
    """Names of each table that an item with these fields has, in the order of the table."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        super().__init__()
        self._fields = frozenset(fields)

    def __missing__(self, field: str) -> Sequence[str]:
        held = self[field] = [name for name in names_of(field) if name in self._fields]
        return held


@lru_cache(maxsize=MAX_CACHED)
def _held_by(fields: tuple[str, ...]) -> _HeldNames:
    return _HeldNames(fields)
