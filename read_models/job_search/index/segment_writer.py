"""Builds the posting lists of a segment from ads that are added by descending sort key."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pyroaring import BitMap

from domain.reference.language.stop_words import STOP_MARK, without_stop_words
from read_models.job_search.index.bit_sliced import DEADLINE, PAY
from read_models.job_search.index.text_analysis import PART_BREAK
from read_models.job_search.index.title_length import title_length_terms

MIN_ADS_OF_CORRECTION_WORD = 5
"""A stem of fewer ads may be misspelt itself, and is no correction."""
SAMPLE_ADS = 1 << 14
"""The number of ads from which frequent words are determined; smaller segments need no posting lists of pairs."""
FREQUENT_SHARE = 0.02
"""The share of ads that makes a word frequent. Pairs of frequent words that follow one another get posting lists, or a
phrase of them would mean reading a large part of all ads."""
_ADS_PER_CHUNK = 1 << 16
_Numbers = defaultdict[str, list[int]]


class IndexedAd(NamedTuple):
    """The indexed columns of a row. `deadline` is in seconds since 2000."""

    sort_key: int
    deadline: int
    pay: int | None
    title_words: str
    stems: str
    filter_terms: str
    employer_id: int


class SegmentWriter:
    """Collects ad numbers in lists and packs them into bitmaps after each roaring container's worth of ads."""

    def __init__(self, frequent_stems: frozenset[str] | None = None) -> None:
        """Begins a segment. Without `frequent_stems` they are determined from the first ads."""
        self._sample: list[IndexedAd] | None = [] if frequent_stems is None else None
        self._frequent: frozenset[str] = frequent_stems or frozenset()
        self._negative_keys = array("q")
        self._employers = array("q")
        self._postings: dict[str, BitMap] = {}
        self._numbers: _Numbers = defaultdict(list)
        self._pairs: defaultdict[str, _Numbers] = defaultdict(lambda: defaultdict(list))

    def put(self, ad: IndexedAd) -> None:
        """Adds the next ad. The first ones are buffered until the frequent words are known."""
        if self._sample is None:
            self._add(ad)
            return
        self._sample.append(ad)
        if len(self._sample) == SAMPLE_ADS:
            self._frequent = _frequent_stems(self._sample)
            self._add_sample()

    def _add_sample(self) -> None:
        ads, self._sample = self._sample or [], None
        for ad in ads:
            self._add(ad)

    def _add(self, ad: IndexedAd) -> None:
        number = len(self._negative_keys)
        self._negative_keys.append(-ad.sort_key)
        self._employers.append(ad.employer_id)
        stems = ad.stems.split()
        # Bitmaps ignore duplicates.
        terms = terms_of_row(ad.title_words, stems, ad.filter_terms, self._frequent)
        terms += _digits(DEADLINE, deadline_minutes(ad.deadline))
        if ad.pay is not None:
            terms += (PAY[0], *_digits(PAY, ad.pay))
        for numbers in map(self._numbers.__getitem__, terms):
            numbers.append(number)
        if self._frequent:
            self._add_pairs(stems, number)
        if len(self._negative_keys) % _ADS_PER_CHUNK == 0:
            self._pack()

    def _add_pairs(self, stems: Sequence[str], number: int) -> None:
        """Records where one frequent stem follows another, or a stop word. There are many pairs, so terms are built
        when packing."""
        frequent, following = self._frequent, None
        for stem in stems:
            if stem in frequent:
                if following is not None and stem[0] != STOP_MARK:
                    following[stem].append(number)
                following = self._pairs[stem]
            else:
                following = None

    def __len__(self) -> int:
        return len(self._negative_keys) + len(self._sample or ())

    def finish(self) -> None:
        """Finishes the segment, after the last ad."""
        self._add_sample()
        self._pack()

    @property
    def frequent_stems(self) -> str:
        """Stems whose pairs have posting lists."""
        return " ".join(sorted(self._frequent))

    def sort_keys(self) -> bytes:
        """The sort keys, serialized for `Segment`."""
        return self._negative_keys.tobytes()

    def employers(self) -> bytes:
        """The employer of each ad."""
        return self._employers.tobytes()

    def postings(self) -> Iterator[tuple[str, bytes]]:
        """Every term in order with its serialized bitmap of ads."""
        for term in sorted(self._postings):
            ads = self._postings[term]
            ads.run_optimize()
            yield term, ads.serialize()

    def correction_words(self) -> Iterator[str]:
        """The candidates for spelling corrections: words of titles, and stems that are not rare."""
        for term, ads in self._postings.items():
            word = term.removeprefix("~")
            if word.isalpha() and (word != term or len(ads) >= MIN_ADS_OF_CORRECTION_WORD):
                yield word

    def _pack(self) -> None:
        self._numbers.pop(PART_BREAK, None)
        for term, numbers in self._numbers.items():
            self._add_posting(term, numbers)
        for one, following in self._pairs.items():
            for two, numbers in following.items():
                self._add_posting(pair_term(one, two), numbers)
        self._numbers.clear()
        self._pairs.clear()

    def _add_posting(self, term: str, numbers: Sequence[int]) -> None:
        packed = BitMap(numbers)
        before = self._postings.get(term)
        self._postings[term] = packed if before is None else before | packed


def pair_term(one: str, following: str) -> str:
    """The term of two stems that follow one another."""
    return f'{one}"{following}'


def deadline_minutes(seconds: int) -> int:
    """A deadline in the index's unit."""
    return seconds // 60


def _frequent_stems(ads: Iterable[IndexedAd]) -> frozenset[str]:
    counts = Counter(chain.from_iterable(set(ad.stems.split()) for ad in ads))
    del counts[PART_BREAK]
    return frozenset(stem for stem, count in counts.items() if count >= SAMPLE_ADS * FREQUENT_SHARE)


def terms_of_row(
    title_words: str, stems: Sequence[str], filter_terms: str, frequent: AbstractSet[str] | None = None
) -> list[str]:
    """Every term of a row except those of its numeric fields, with duplicates and part breaks. Stop words are terms
    only where pairs with them have no posting lists: those that are not `frequent`."""
    words = without_stop_words(stems)
    in_title = words[: words.index(PART_BREAK)] if PART_BREAK in words else words
    terms = [*words, *filter_terms.split()]
    if frequent is not None:
        terms += [stem for stem in set(stems) - frequent if stem[0] == STOP_MARK]
    terms += [f"^{stem}" for stem in in_title]
    terms += [f"~{word}" for word in title_words.split()]
    terms += title_length_terms(in_title)
    return terms


@lru_cache(maxsize=1 << 14)
def _digits(field: tuple[str, int], value: int) -> tuple[str, ...]:
    prefix, digits = field
    return tuple(f"{prefix}{digit}" for digit in range(digits) if value >> digit & 1)
