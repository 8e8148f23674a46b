"""Streams the items of a JSON feed one at a time, whatever the size of the document."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import ijson  # pyright: ignore[reportMissingTypeStubs]
from ijson.common import JSONError  # pyright: ignore[reportMissingTypeStubs]

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem

MAX_ITEM_BYTES = 2**20
MAX_FRAME_BYTES = 2**20
MAX_STRING_BYTES = 2**25
MAX_DEPTH = 32
BYTES_PER_VALUE = 16
LINE_ENDS = (b"\n", b"\r")
OPENING = frozenset({"start_map", "start_array"})
CLOSING = frozenset({"end_map", "end_array"})

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """The document around the items: a root whose lists of items are left empty. Yielded when the root is closed."""

    root: Any


class _OpenContainer:
    """An open list or object; `path` is None within an item."""

    __slots__ = ("holds_items", "is_list", "key", "path", "value")

    def __init__(self, value: Any, path: Path | None, *, holds_items: bool) -> None:
        self.value = value
        self.is_list = isinstance(value, list)
        self.path = path
        self.holds_items = holds_items
        self.key = ""

    def add(self, value: Any) -> None:
        if self.is_list:
            self.value.append(value)
        else:
            self.value[self.key] = value


def _nothing(_: Any) -> None:
    pass


def read_items(chunks: Iterable[bytes], *paths: Path, on_list: Callable[[Any], None] = _nothing) -> Iterator[Any]:
    """The elements of the lists at these paths (keys from the root; `()` is the root itself), refusals for those that
    are too long or too deep, and the frame. JSON lines are supported; without a line end at
    their end they are truncated. `on_list` gets the root as it is where a list of items begins.
    `chunks` are UTF-8. Raises BrokenFeed for invalid or truncated JSON, and for an endless frame or string.
    """
    events: Any = ijson.sendable_list()
    # Long numbers crash ijson's other backend (a segmentation fault in 3.6).
    parser = ijson.basic_parse_coro(events, multiple_values=True, use_float=True)
    builder = _Builder(frozenset(paths), on_list)
    bytes_without_event = 0
    last_byte = b""
    try:
        for chunk in filter(None, chunks):  # an empty chunk would mean the end
            parser.send(chunk)
            last_byte = chunk[-1:]
            bytes_without_event = 0 if events else bytes_without_event + len(chunk)
            if bytes_without_event > MAX_STRING_BYTES:
                raise BrokenFeed(FeedErrorCode.MALFORMED_FEED, f"a value of more than {MAX_STRING_BYTES} bytes")
            yield from builder.take(events)
            events.clear()
        with suppress(StopIteration):
            parser.close()
    except (JSONError, ValueError, OverflowError) as error:
        yield from builder.take(events)
        raise _broken(builder, error) from error
    yield from builder.take(events)
    if not builder.started:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, "invalid JSON: the document is empty")
    if builder.documents > 1 and last_byte not in LINE_ENDS:
        raise BrokenFeed(FeedErrorCode.FEED_CUT_OFF, "the last of the JSON lines lacks its line end")


def _broken(builder: "_Builder", error: Exception) -> BrokenFeed:
    reason = str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
    if "EOF" in reason:
        code = FeedErrorCode.FEED_CUT_OFF if builder.started else FeedErrorCode.NOT_THIS_FORMAT
    else:
        code = FeedErrorCode.MALFORMED_FEED if builder.started else FeedErrorCode.NOT_THIS_FORMAT
    return BrokenFeed(code, f"invalid JSON: {reason}")


class _Builder:
    """Builds values from parser events. Within a refused item it only counts brackets."""

    def __init__(self, paths: frozenset[Path], on_list: Callable[[Any], None]) -> None:
        self._on_list = on_list
        self.started = False
        self.documents = 0
        self._paths = paths
        self._open: list[_OpenContainer] = []
        self._number = 0
        self._depth_of_item = 0
        self._cost_of_frame = self._cost_of_item = 0
        self._refusal: tuple[ItemErrorCode, str] | None = None
        self._skipped = 0

    def take(self, events: Sequence[tuple[str, Any]]) -> Iterator[Any]:
        for event, value in events:
            if self._refusal:
                yield from self._skip(event)
            elif event == "map_key":
                self._open[-1].key = value
                self._add_cost(len(value))
            elif event in OPENING:
                self._begin({} if event == "start_map" else [])
            elif event in CLOSING:
                yield from self._end(self._open.pop().value)
            else:
                self._add_cost(len(value) if event == "string" else 0)
                yield from self._end(value)

    def _begin(self, value: Any) -> None:
        self.started = True
        above = self._open[-1] if self._open else None
        if above and above.holds_items:
            self._depth_of_item = len(self._open)
            self._cost_of_item = 0
            self._number += 1
        within_item = above is not None and (above.path is None or above.holds_items)
        path = None if within_item else _path_below(above)
        holds_items = isinstance(value, list) and path in self._paths
        if holds_items and self._open:
            self._on_list(self._open[0].value)
        self._open.append(_OpenContainer(value, path, holds_items=holds_items))
        self._add_cost(0)

    def _end(self, value: Any) -> Iterator[Any]:
        """A value is complete: an item is yielded, any other value is added to its parent."""
        if self._refusal:
            return
        if not self._open:
            self.started = True
            self._cost_of_frame = 0
            self.documents += 1
            yield Frame(value)
        elif self._open[-1].holds_items:
            self._number += not isinstance(value, dict | list)
            self._cost_of_item = 0
            yield value
        else:
            self._open[-1].add(value)

    def _add_cost(self, length: int) -> None:
        """Refuses an item that has become too large; a frame that has is not of this format."""
        within_item = bool(self._open) and self._open[-1].path is None
        cost = length + BYTES_PER_VALUE
        if within_item:
            self._cost_of_item += cost
            depth = len(self._open) - self._depth_of_item
        else:
            self._cost_of_frame += 0 if self._open and self._open[-1].holds_items else cost
            depth = len(self._open)
        if depth > MAX_DEPTH:
            self._refuse(within_item, ItemErrorCode.ITEM_TOO_DEEP, f"more than {MAX_DEPTH} levels")
        elif self._cost_of_item > MAX_ITEM_BYTES or self._cost_of_frame > MAX_FRAME_BYTES:
            self._refuse(within_item, ItemErrorCode.ITEM_TOO_LONG, f"more than {MAX_ITEM_BYTES} bytes")

    def _refuse(self, within_item: bool, code: ItemErrorCode, reason: str) -> None:
        if not within_item:
            raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"{reason} without an item")
        self._refusal = (code, reason)
        self._skipped = len(self._open) - self._depth_of_item
        del self._open[self._depth_of_item :]

    def _skip(self, event: str) -> Iterator[RefusedItem]:
        self._skipped += (event in OPENING) - (event in CLOSING)
        if self._refusal and self._skipped == 0:
            code, reason = self._refusal
            self._refusal, self._cost_of_item = None, 0
            yield RefusedItem(f"item {self._number}", code, reason)


def _path_below(above: _OpenContainer | None) -> Path:
    if above is None:
        return ()
    return (*(above.path or ()), above.key)
