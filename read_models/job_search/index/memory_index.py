"""An in-memory index of the ads that changed since the last merge."""

from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple
from uuid import UUID

from pyroaring import BitMap

from domain.reference.circles import Circle
from domain.reference.language.prefixes import is_completion
from read_models.job_search.index.segment_writer import terms_of_row
from read_models.job_search.index.sort_key import least_sort_key
from read_models.job_search.index.terms import SPOT, field_of, is_spot_within
from read_models.job_search.index.text_analysis import PART_BREAK

_NONE = BitMap()


class ChangedAd(NamedTuple):
    """The current row of a changed ad. `deadline` is in seconds since 2000; ads that are not `listed` are not found."""

    stream_id: UUID
    version: int
    sort_key: int
    listed: bool
    deadline: int
    pay: int | None
    title_words: str
    stems: str
    filter_terms: str
    employer_id: int


class MemoryIndex:
    """Append-only: an ad that changes again gets a new number, and views know which numbers are live."""

    def __init__(self, ads: Iterable[ChangedAd] = ()) -> None:
        self._ads: list[ChangedAd] = []
        self._numbers: dict[UUID, int] = {}
        self._postings: defaultdict[str, BitMap] = defaultdict(BitMap)
        self._fields: defaultdict[str, set[str]] = defaultdict(set)
        self._live = BitMap()
        for ad in ads:
            self.put(ad)

    def put(self, ad: ChangedAd) -> None:
        """Adds the ad, or replaces its earlier version."""
        before = self._numbers.pop(ad.stream_id, None)
        if before is not None:
            self._live.discard(before)
        number = len(self._ads)
        self._ads.append(ad)
        self._numbers[ad.stream_id] = number
        if not ad.listed:
            return
        for term in terms_of_row(ad.title_words, ad.stems.split(), ad.filter_terms):
            if term != PART_BREAK:
                self._postings[term].add(number)
        for term in ad.filter_terms.split():
            self._fields[field_of(term)].add(term)
        self._live.add(number)

    def changed_after(self, version: int) -> "MemoryIndex":
        """A copy without the ads that a merge up to this version has written to segments."""
        kept = [self._ads[number] for number in self._numbers.values()]
        return MemoryIndex(ad for ad in kept if ad.version > version)

    def __len__(self) -> int:
        return len(self._numbers)

    def view(self, expired: AbstractSet[int]) -> "MemoryIndexView":
        """An immutable view of the present state, without ads of these sort keys."""
        hidden = [number for number in self._live if self._ads[number].sort_key in expired] if expired else ()
        return MemoryIndexView(self._ads, self._postings, self._fields, self._live - BitMap(hidden))


@dataclass(frozen=True, slots=True)
class MemoryIndexView:
    """A memory index as of one snapshot: the numbers that are live at its version."""

    ads: list[ChangedAd]
    postings: dict[str, BitMap]
    fields: dict[str, set[str]]
    live: BitMap

    def everything(self) -> BitMap:
        return self.live

    def visible(self, ads: BitMap) -> BitMap:
        """Ads that are live."""
        return ads & self.live

    def has(self, term: str) -> BitMap:
        return self.postings.get(term, _NONE)

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap:
        phrase = f" {' '.join(stems)} "
        return BitMap(number for number in self.live if phrase in self.ads[number].stems)

    def has_prefix(self, start: str) -> BitMap:
        # Copied, since another thread may add terms.
        terms = (term for term in list(self.postings) if is_completion(term, start))
        return BitMap.union(BitMap(), *(self.postings[term] for term in terms))

    def published_from(self, second: int) -> BitMap:
        least = least_sort_key(second)
        return BitMap(number for number in self.live if self.ads[number].sort_key >= least)

    def count_published_from(self, ads: BitMap, second: int) -> int:
        return ads.intersection_cardinality(self.published_from(second)) if ads else 0

    def pays_from(self, euros: int) -> BitMap:
        return BitMap(number for number in self.live if (self.ads[number].pay or -1) >= euros)

    def spots(self, circle: Circle) -> list[str]:
        return [term for term in self.terms_of(SPOT) if is_spot_within(term, circle)]

    def terms_of(self, prefix: str) -> list[str]:
        """The terms of a field that its ads have."""
        return list(self.fields.get(prefix, ()))

    def employers(self, ads: BitMap) -> list[int]:
        """The employer of each of these ads."""
        return [self.ads[number].employer_id for number in ads]
