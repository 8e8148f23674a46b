"""Streams the items of a JSON feed, one at a time, however large the document is."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import ijson  # pyright: ignore[reportMissingTypeStubs]
from ijson.common import JSONError  # pyright: ignore[reportMissingTypeStubs]

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem

LONGEST_ITEM = 2**20
LONGEST_FRAME = 2**20
LONGEST_STRING = 2**25
MAX_DEPTH = 32
COST_OF_A_VALUE = 16
OPENING = frozenset({"start_map", "start_array"})
CLOSING = frozenset({"end_map", "end_array"})

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around the items: a root with its lists of items left empty. It comes when the root is closed."""

    root: Any


class _Open:
    """A list or an object that has not been closed yet; `path` is None within an item."""

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


def read_items(chunks: Iterable[bytes], *paths: Path) -> Iterator[Any]:
    """The elements of the lists at these paths (keys from the root; `()` is the root itself), refusals for those that
    are too long or too deep, and the frame. Several documents may follow each other, as in JSON lines.

    `chunks` are UTF-8. Raises BrokenFeed for what is no JSON or ends too early, and for a frame or string without end.
    """
    events: Any = ijson.sendable_list()
    # Long numbers crash the other way of reading them (a segmentation fault in ijson 3.6).
    parser = ijson.basic_parse_coro(events, multiple_values=True, use_float=True)
    builder = _Builder(frozenset(paths))
    silence = 0
    try:
        for chunk in filter(None, chunks):  # an empty piece would mean the end
            parser.send(chunk)
            silence = 0 if events else silence + len(chunk)
            if silence > LONGEST_STRING:
                raise BrokenFeed(FeedErrorCode.MALFORMED_FEED, f"a value of more than {LONGEST_STRING} bytes")
            yield from builder.take(events)
            events.clear()
        with suppress(StopIteration):
            parser.close()
    except (JSONError, ValueError, OverflowError) as error:
        yield from builder.take(events)
        raise _broken(builder, error) from error
    yield from builder.take(events)
    if not builder.started:
        raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, "no JSON: there is nothing")


def _broken(builder: "_Builder", error: Exception) -> BrokenFeed:
    reason = str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__
    if "EOF" in reason:
        code = FeedErrorCode.FEED_CUT_OFF if builder.started else FeedErrorCode.NOT_THIS_FORMAT
    else:
        code = FeedErrorCode.MALFORMED_FEED if builder.started else FeedErrorCode.NOT_THIS_FORMAT
    return BrokenFeed(code, f"no JSON: {reason}")


class _Builder:
    """Makes values of events. Within an item that is refused it only counts brackets."""

    def __init__(self, paths: frozenset[Path]) -> None:
        self.started = False
        self._paths = paths
        self._open: list[_Open] = []
        self._number = 0
        self._outside = 0
        self._cost_of_frame = self._cost_of_item = 0
        self._refusal: tuple[ItemErrorCode, str] | None = None
        self._skipped = 0

    def take(self, events: Sequence[tuple[str, Any]]) -> Iterator[Any]:
        for event, value in events:
            if self._refusal:
                yield from self._skip(event)
            elif event == "map_key":
                self._open[-1].key = value
                self._weigh(len(value))
            elif event in OPENING:
                self._begin({} if event == "start_map" else [])
            elif event in CLOSING:
                yield from self._end(self._open.pop().value)
            else:
                self._weigh(len(value) if event == "string" else 0)
                yield from self._end(value)

    def _begin(self, value: Any) -> None:
        self.started = True
        above = self._open[-1] if self._open else None
        if above and above.holds_items:
            self._outside = len(self._open)
            self._cost_of_item = 0
            self._number += 1
        within_item = above is not None and (above.path is None or above.holds_items)
        path = None if within_item else _path_below(above)
        self._open.append(_Open(value, path, holds_items=isinstance(value, list) and path in self._paths))
        self._weigh(0)

    def _end(self, value: Any) -> Iterator[Any]:
        """A value is complete: an element of a list of items is handed out, any other goes where it belongs."""
        if self._refusal:
            return
        if not self._open:
            self.started = True
            self._cost_of_frame = 0
            yield Frame(value)
        elif self._open[-1].holds_items:
            self._number += not isinstance(value, dict | list)
            self._cost_of_item = 0
            yield value
        else:
            self._open[-1].add(value)

    def _weigh(self, length: int) -> None:
        """Refuses an item that has become too much; a frame that has is not one of this format."""
        within_item = bool(self._open) and self._open[-1].path is None
        cost = length + COST_OF_A_VALUE
        if within_item:
            self._cost_of_item += cost
            depth = len(self._open) - self._outside
        else:
            self._cost_of_frame += 0 if self._open and self._open[-1].holds_items else cost
            depth = len(self._open)
        if depth > MAX_DEPTH:
            self._give_up(within_item, ItemErrorCode.ITEM_TOO_DEEP, f"more than {MAX_DEPTH} levels")
        elif self._cost_of_item > LONGEST_ITEM or self._cost_of_frame > LONGEST_FRAME:
            self._give_up(within_item, ItemErrorCode.ITEM_TOO_LONG, f"more than {LONGEST_ITEM} bytes")

    def _give_up(self, within_item: bool, code: ItemErrorCode, reason: str) -> None:
        if not within_item:
            raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, f"{reason} without an item")
        self._refusal = (code, reason)
        self._skipped = len(self._open) - self._outside
        del self._open[self._outside :]

    def _skip(self, event: str) -> Iterator[RefusedItem]:
        self._skipped += (event in OPENING) - (event in CLOSING)
        if self._refusal and self._skipped == 0:
            code, reason = self._refusal
            self._refusal, self._cost_of_item = None, 0
            yield RefusedItem(f"item {self._number}", code, reason)


def _path_below(above: _Open | None) -> Path:
    if above is None:
        return ()
    return (*(above.path or ()), above.key)
