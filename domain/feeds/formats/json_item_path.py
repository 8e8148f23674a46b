"""Finds the list of the ads in JSON whose keys are not known: that of objects with a title, a description and a key."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import ijson  # pyright: ignore[reportMissingTypeStubs]
from ijson.common import JSONError  # pyright: ignore[reportMissingTypeStubs]

from domain.feeds.fields.field_names import bare_name, name_set, plain_name

MAX_STEPS = 3
"""Keys from the root to the list."""
_NEEDED = (("title",), ("description",), ("id", "apply_url"))


def path_of_ads(head: bytes) -> tuple[str, ...] | None:
    """The keys from the root to the first list of ads within the beginning of a document; None if there is none."""
    keys: list[str | None] = []  # the key in each open object, None for a list
    fields: set[str] = set()
    for event, value in _events(head):
        if event == "map_key":
            keys[-1] = value
            if keys[-2:-1] == [None]:
                fields.update((plain_name(value), bare_name(plain_name(value))))
        elif event == "start_map":
            fields = set() if keys[-1:] == [None] else fields
            keys.append("")
        elif event == "start_array":
            keys.append(None)
        elif event in {"end_map", "end_array"}:
            keys.pop()
            path = tuple(key for key in keys[:-1] if key is not None)
            is_of_objects = event == "end_map" and keys[-1:] == [None] and len(path) == len(keys) - 1
            if is_of_objects and 0 < len(path) <= MAX_STEPS and all(fields & name_set(*needed) for needed in _NEEDED):
                return path
    return None


def _events(head: bytes) -> Iterator[tuple[str, Any]]:
    """The events of the parser, up to where the text ends or is wrong."""
    with suppress(JSONError, ValueError, OverflowError):
        yield from ijson.basic_parse(head, use_float=True)
