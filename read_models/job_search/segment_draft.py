"""A segment while it is being made: ads are put in by falling sort key, and every key gathers its numbers."""

from array import array
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pyroaring import BitMap

from read_models.job_search.ranking import minutes
from read_models.job_search.slices import PAY, UNTIL
from read_models.job_search.words import BREAK

NOT_RARE = 5
"""A stem in fewer ads may be a slip itself."""
_CHUNK = 1 << 16


class SealedAd(NamedTuple):
    """What a row says for its segment. `until` is its deadline in seconds since 2000."""

    sort_key: int
    until: int
    pay: int | None
    title_key: str
    stems: str
    tags: str
    employer_id: int


class SegmentDraft:
    """Gathers numbers in lists and packs them when as many ads have come as one container of a roaring bitmap holds."""

    def __init__(self) -> None:
        self._order = array("q")
        self._employers = array("q")
        self._sets: dict[str, BitMap] = {}
        self._gathered: defaultdict[str, list[int]] = defaultdict(list)

    def put(self, ad: SealedAd) -> None:
        """The next ad."""
        number = len(self._order)
        self._order.append(-ad.sort_key)
        self._employers.append(ad.employer_id)
        gathered = self._gathered
        # A key that comes twice does no harm to a set.
        for key in chain(keys_of_row(ad.title_key, ad.stems, ad.tags), _digits(UNTIL, minutes(ad.until))):
            gathered[key].append(number)
        if ad.pay is not None:
            for key in (PAY[0], *_digits(PAY, ad.pay)):
                gathered[key].append(number)
        if len(self._order) % _CHUNK == 0:
            self._pack()

    def __len__(self) -> int:
        return len(self._order)

    def sort_keys(self) -> bytes:
        """As a segment reads them."""
        return self._order.tobytes()

    def employers(self) -> bytes:
        """Whose the ads are."""
        return self._employers.tobytes()

    def sets(self) -> Iterator[tuple[str, bytes]]:
        """Every key in order with its ads, packed."""
        self._pack()
        for key in sorted(self._sets):
            ads = self._sets[key]
            ads.run_optimize()
            yield key, ads.serialize()

    def words(self) -> Iterator[str]:
        """What a slip of the finger may have been meant for: words of titles, and stems that are not rare."""
        self._pack()
        for key, ads in self._sets.items():
            word = key.removeprefix("~")
            if word.isalpha() and (word != key or len(ads) >= NOT_RARE):
                yield word

    def _pack(self) -> None:
        self._gathered.pop(BREAK, None)
        for key, numbers in self._gathered.items():
            packed = BitMap(numbers)
            before = self._sets.get(key)
            self._sets[key] = packed if before is None else before | packed
        self._gathered.clear()


def keys_of_row(title_key: str, stems: str, tags: str) -> list[str]:
    """Every key that a row is found by but for the digits of its numbers, with repeats, and breaks among them."""
    in_title = stems.partition(BREAK)[0].split()
    words = stems.split()
    words += tags.split()
    words += [f"^{stem}" for stem in in_title]
    words += [f"~{word}" for word in title_key.split()]
    return words


@lru_cache(maxsize=1 << 14)
def _digits(kind: tuple[str, int], value: int) -> tuple[str, ...]:
    prefix, digits = kind
    return tuple(f"{prefix}{digit}" for digit in range(digits) if value >> digit & 1)
