"""Ads that changed since the last segment was sealed, indexed in memory as they come."""

from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from heapq import nlargest
from typing import NamedTuple
from uuid import UUID

from pyroaring import BitMap

from read_models.job_search.keys import SPOT, group_of_key
from read_models.job_search.near import spot_is_within
from read_models.job_search.order import first_of, newness
from read_models.job_search.query import Near, Sort
from read_models.job_search.ranking import Fits, Place, minutes, rank_of
from read_models.job_search.segment_draft import keys_of_row
from read_models.job_search.words import BREAK

_NONE = BitMap()


class RecentAd(NamedTuple):
    """A changed ad as its row stands. `until` is its deadline in seconds since 2000; unlisted ones are not found."""

    stream_id: UUID
    version: int
    sort_key: int
    listed: bool
    until: int
    pay: int | None
    title_key: str
    stems: str
    tags: str
    employer_id: int


class Recent:
    """Grows only: an ad that changes again gets another number, and readers are told which numbers count."""

    def __init__(self, ads: Iterable[RecentAd] = ()) -> None:
        self._ads: list[RecentAd] = []
        self._numbers: dict[UUID, int] = {}
        self._sets: defaultdict[str, BitMap] = defaultdict(BitMap)
        self._groups: defaultdict[str, set[str]] = defaultdict(set)
        self.counting = BitMap()
        for ad in ads:
            self.put(ad)

    def put(self, ad: RecentAd) -> None:
        """The ad as it is now, in place of what it was."""
        before = self._numbers.pop(ad.stream_id, None)
        if before is not None:
            self.counting.discard(before)
        number = len(self._ads)
        self._ads.append(ad)
        self._numbers[ad.stream_id] = number
        if not ad.listed:
            return
        for key in keys_of_row(ad.title_key, ad.stems.split(), ad.tags):
            if key != BREAK:
                self._sets[key].add(number)
        for tag in ad.tags.split():
            self._groups[group_of_key(tag)].add(tag)
        self.counting.add(number)

    def after(self, sealed: int) -> "Recent":
        """Without what segments hold by now."""
        kept = [self._ads[number] for number in self._numbers.values()]
        return Recent(ad for ad in kept if ad.version > sealed)

    def __len__(self) -> int:
        return len(self._numbers)

    def view(self, ended: AbstractSet[int]) -> "RecentView":
        """As it stands now, whatever is put in later, without those sort keys."""
        hidden = [number for number in self.counting if self._ads[number].sort_key in ended] if ended else ()
        return RecentView(self._ads, self._sets, self._groups, self.counting - BitMap(hidden))


@dataclass(frozen=True, slots=True)
class RecentView:
    """The part that searches see: the numbers that count at one version."""

    ads: list[RecentAd]
    sets: dict[str, BitMap]
    groups: dict[str, set[str]]
    counting: BitMap

    def everything(self) -> BitMap:
        return self.counting

    def visible(self, ads: BitMap) -> BitMap:
        """Those that count."""
        return ads & self.counting

    def has(self, key: str) -> BitMap:
        return self.sets.get(key, _NONE)

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap:
        phrase = f" {' '.join(stems)} "
        return BitMap(number for number in self.counting if phrase in self.ads[number].stems)

    def published_from(self, second: int) -> BitMap:
        least = first_of(0, second)
        return BitMap(number for number in self.counting if newness(self.ads[number].sort_key) >= least)

    def count_published_from(self, ads: BitMap, second: int) -> int:
        return ads.intersection_cardinality(self.published_from(second)) if ads else 0

    def pays_from(self, euros: int) -> BitMap:
        return BitMap(number for number in self.counting if (self.ads[number].pay or -1) >= euros)

    def spots(self, near: Near) -> list[str]:
        return [key for key in self.keys(SPOT) if spot_is_within(key, near)]

    def keys(self, prefix: str) -> list[str]:
        """Its ads' keys of a group."""
        return list(self.groups.get(prefix, ()))

    def employers(self, ads: BitMap) -> list[int]:
        """Whose these ads are, one by one."""
        return [self.ads[number].employer_id for number in ads]

    def top(self, ads: BitMap, fits: Fits, sort: Sort, count: int, after: Place | None) -> list[Place]:
        """The first of these ads after a place."""
        places = (self._place(number, fits, sort) for number in ads)
        return nlargest(count, (place for place in places if after is None or place < after))

    def _place(self, number: int, fits: Fits, sort: Sort) -> Place:
        ad = self.ads[number]
        fit = next((len(fits) - at for at, fitting in enumerate(fits) if number in fitting), 0)
        return rank_of(sort, ad.sort_key, fit, ad.pay, minutes(ad.until)), ad.sort_key
