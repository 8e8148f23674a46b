"""A segment while it is being made: ads are put in by falling sort key, and every key gathers its numbers."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pyroaring import BitMap

from read_models.job_search.ranking import minutes
from read_models.job_search.slices import PAY, UNTIL
from read_models.job_search.words import BREAK

NOT_RARE = 5
"""A stem in fewer ads may be a slip itself."""
SAMPLE = 1 << 14
"""So many ads tell which words are frequent; a segment of fewer is read through fast enough without."""
FREQUENT = 0.02
"""The share of ads that have a frequent word. Where two of them follow one another is known beforehand, or a phrase of
them would mean reading a large part of all ads."""
_CHUNK = 1 << 16
_Gathered = defaultdict[str, list[int]]


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
        self._kept_back: list[SealedAd] | None = []
        self._frequent: frozenset[str] = frozenset()
        self._order = array("q")
        self._employers = array("q")
        self._sets: dict[str, BitMap] = {}
        self._gathered: _Gathered = defaultdict(list)
        self._following: defaultdict[str, _Gathered] = defaultdict(lambda: defaultdict(list))

    def put(self, ad: SealedAd) -> None:
        """The next ad. The first are kept back until they tell which words are frequent."""
        if self._kept_back is None:
            self._gather(ad)
            return
        self._kept_back.append(ad)
        if len(self._kept_back) == SAMPLE:
            self._frequent = _frequent(self._kept_back)
            self._gather_kept_back()

    def _gather_kept_back(self) -> None:
        ads, self._kept_back = self._kept_back or [], None
        for ad in ads:
            self._gather(ad)

    def _gather(self, ad: SealedAd) -> None:
        number = len(self._order)
        self._order.append(-ad.sort_key)
        self._employers.append(ad.employer_id)
        stems = ad.stems.split()
        # A key that comes twice does no harm to a set.
        keys = keys_of_row(ad.title_key, stems, ad.tags)
        keys += _digits(UNTIL, minutes(ad.until))
        if ad.pay is not None:
            keys += (PAY[0], *_digits(PAY, ad.pay))
        for numbers in map(self._gathered.__getitem__, keys):
            numbers.append(number)
        if self._frequent:
            self._gather_pairs(stems, number)
        if len(self._order) % _CHUNK == 0:
            self._pack()

    def _gather_pairs(self, stems: Sequence[str], number: int) -> None:
        """Where one frequent stem follows another. There are many such pairs: they get keys when all are known."""
        frequent, following = self._frequent, None
        for stem in stems:
            if stem in frequent:
                if following is not None:
                    following[stem].append(number)
                following = self._following[stem]
            else:
                following = None

    def __len__(self) -> int:
        return len(self._order) + len(self._kept_back or ())

    def finish(self) -> None:
        """No more ads come."""
        self._gather_kept_back()
        self._pack()

    @property
    def frequent(self) -> str:
        """Stems of which it is known where two of them follow one another."""
        return " ".join(sorted(self._frequent))

    def sort_keys(self) -> bytes:
        """As a segment reads them."""
        return self._order.tobytes()

    def employers(self) -> bytes:
        """Whose the ads are."""
        return self._employers.tobytes()

    def sets(self) -> Iterator[tuple[str, bytes]]:
        """Every key in order with its ads, packed."""
        for key in sorted(self._sets):
            ads = self._sets[key]
            ads.run_optimize()
            yield key, ads.serialize()

    def words(self) -> Iterator[str]:
        """What a slip of the finger may have been meant for: words of titles, and stems that are not rare."""
        for key, ads in self._sets.items():
            word = key.removeprefix("~")
            if word.isalpha() and (word != key or len(ads) >= NOT_RARE):
                yield word

    def _pack(self) -> None:
        self._gathered.pop(BREAK, None)
        for key, numbers in self._gathered.items():
            self._add(key, numbers)
        for one, following in self._following.items():
            for two, numbers in following.items():
                self._add(pair_key(one, two), numbers)
        self._gathered.clear()
        self._following.clear()

    def _add(self, key: str, numbers: Sequence[int]) -> None:
        packed = BitMap(numbers)
        before = self._sets.get(key)
        self._sets[key] = packed if before is None else before | packed


def pair_key(one: str, following: str) -> str:
    """The key of two stems that follow one another."""
    return f'{one}"{following}'


def _frequent(ads: Iterable[SealedAd]) -> frozenset[str]:
    counts = Counter(chain.from_iterable(set(ad.stems.split()) for ad in ads))
    del counts[BREAK]
    return frozenset(stem for stem, count in counts.items() if count >= SAMPLE * FREQUENT)


def keys_of_row(title_key: str, stems: Sequence[str], tags: str) -> list[str]:
    """Every key that a row is found by but for the digits of its numbers, with repeats, and breaks among them."""
    in_title = stems[: stems.index(BREAK)] if BREAK in stems else stems
    words = [*stems, *tags.split()]
    words += [f"^{stem}" for stem in in_title]
    words += [f"~{word}" for word in title_key.split()]
    return words


@lru_cache(maxsize=1 << 14)
def _digits(kind: tuple[str, int], value: int) -> tuple[str, ...]:
    prefix, digits = kind
    return tuple(f"{prefix}{digit}" for digit in range(digits) if value >> digit & 1)
