"""A segment as of one snapshot: without ads that changed or expired since, and with the loaded posting lists."""

from dataclasses import dataclass, field

from pyroaring import BitMap

from domain.reference.circles import Circle
from read_models.job_search.index.bit_sliced import PAY, BitSlicedIndex, slice_terms
from read_models.job_search.index.segment import Segment
from read_models.job_search.index.terms import SPOT, is_spot_within

_NONE = BitMap()


@dataclass(frozen=True, slots=True)
class SegmentView:
    """`postings` are the posting lists that the search has loaded, `fields` those of the fields loaded as a whole."""

    segment: Segment
    hidden: BitMap
    postings: dict[str, BitMap]
    fields: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def everything(self) -> BitMap:
        return self.segment.everything

    def visible(self, ads: BitMap) -> BitMap:
        """Ads that are not hidden."""
        return ads - self.hidden if self.hidden else ads

    def has(self, term: str) -> BitMap:
        return self.postings.get(term, _NONE)

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap:
        return self.has(phrase_term(stems))

    def has_prefix(self, start: str) -> BitMap:
        return self.has(prefix_term(start))

    def published_from(self, second: int) -> BitMap:
        return self.segment.published_from(second)

    def count_published_from(self, ads: BitMap, second: int) -> int:
        return self.segment.count_published_from(ads, second)

    def pays_from(self, euros: int) -> BitMap:
        if euros >> PAY[1]:
            return _NONE
        return self.bit_sliced(PAY).at_least(self.has(PAY[0]), euros)

    def spots(self, circle: Circle) -> list[str]:
        return [term for term in self.terms_of(SPOT) if is_spot_within(term, circle)]

    def terms_of(self, prefix: str) -> list[str]:
        """The terms of a field that was loaded."""
        return self.fields[prefix]

    def employers(self, ads: BitMap) -> list[int]:
        """The employer of each of these ads."""
        return self.segment.employers(ads)

    def bit_sliced(self, kind: tuple[str, int]) -> BitSlicedIndex:
        return BitSlicedIndex([self.has(term) for term in slice_terms(kind)])


def prefix_term(start: str) -> str:
    """The term under which the ads with a word that begins so are cached."""
    return f"*{start}"


def phrase_term(stems: tuple[str, ...]) -> str:
    """The term under which the matches of a phrase are cached."""
    return '"' + " ".join(stems)
