"""Understands words of a query that mean a filter, a place, other words, or only that one looks for work.

The longest phrase wins; an occupation over the same words wins against both: a "studentska referada" is no student job.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import Final

from domain.kernel.values.legal_forms import LEGAL_FORMS
from domain.reference.containing_areas import innermost
from domain.reference.language.licence_words import LICENCE, find_licence_words
from domain.reference.language.pay_words import find_pay_wishes
from domain.reference.language.place_names import AreaName, Evidence, find_area_name, longest_name
from domain.reference.language.query_occupations import name_occupations
from domain.reference.language.term_phrases import JOB_SEEKING, ORDINARY, find_phrase
from domain.reference.language.word_equivalents import EQUIVALENT, find_equivalent
from domain.reference.language.written_words import WrittenWord

LONGEST_CATEGORY = 3
LOCATIONS: Final = "locations"
SALARY: Final = "salary"
PREPOSITIONS = frozenset(
    ("u", "v", "vo", "na", "in", "at", "iz", "pri", "near", "around", "kod", "blizu", "oko", "okolica", "okolici", "za",
     "mjesto", "grad", "lokacija")
)  # fmt: skip
"""Prepositions after which a name is likely to be a place."""


@dataclass(frozen=True, slots=True)
class UnderstoodWords:
    """A part of a query, as typed, and what it means: values of a dimension (under the name that the API gives it,
    gross euros a month for `salary`), or ids of areas for `locations`. Any of the values is meant."""

    text: str = field(compare=False)
    dimension: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """The words from `first` to before `end`, and what they mean. `keeps_words`: they are searched for as well.
    `characters`: where they stand in the text, if that is more than the words."""

    first: int
    end: int
    dimension: str
    values: tuple[str, ...] = ()
    keeps_words: bool = False
    characters: tuple[int, int] | None = None


def understand(text: str, words: Sequence[WrittenWord | None], *, with_places: bool = True) -> list[Span]:
    """Finds the parts of a text that have a meaning, in their order. `words` are those that may be understood; None
    stands where they are interrupted, for example by a phrase in quotation marks."""
    of_sequence = [[*group] for is_gap, group in groupby(range(len(words)), lambda at: words[at] is None) if not is_gap]
    return [span for run in of_sequence for span in _Run(text, words, run[0], run[-1] + 1).spans(with_places)]


class _Run:
    """Uninterrupted words."""

    def __init__(self, text: str, words: Sequence[WrittenWord | None], first: int, end: int) -> None:
        self._text, self._first = text, first
        self._words = [word for word in words[first:end] if word is not None]
        self._stems = [word.stem for word in self._words]
        self._is_mixed_case = any(not word.is_capital for word in self._words)

    def spans(self, with_places: bool) -> Iterator[Span]:
        numbers = self._numbers()
        at = 0
        while at < len(self._words):
            span = numbers.get(at) or self._longest(at, with_places)
            if span is None:
                at += 1
                continue
            if span.dimension != ORDINARY:
                yield replace(span, first=self._first + span.first, end=self._first + span.end)
            at = span.end

    def _numbers(self) -> dict[int, Span]:
        """Licences and pay, by their first word."""
        start, end = self._words[0].start, self._words[-1].end
        text = self._text[start : end + 4]
        found: list[tuple[int, int, str, tuple[str, ...]]] = []
        if any(len(word.exact) <= LONGEST_CATEGORY for word in self._words):
            found += ((each.start, each.end, LICENCE, each.categories) for each in find_licence_words(text))
        if any(map(str.isdigit, text)):
            found += [(each.start, each.end, SALARY, (str(each.euros),)) for each in find_pay_wishes(text)]
        spans: dict[int, Span] = {}
        taken: set[int] = set()
        for first, last, dimension, values in found:
            at = [at for at, word in enumerate(self._words) if word.start < start + last and start + first < word.end]
            if at and values and taken.isdisjoint(at):
                taken.update(at)
                spans[at[0]] = Span(at[0], at[-1] + 1, dimension, values, characters=(start + first, start + last))
        return spans

    def _longest(self, at: int, with_places: bool) -> Span | None:
        place = self._place(at) if with_places else None
        found = (place, self._phrase(at), self._equivalent(at), self._legal_form(at))
        longest = max(filter(None, found), key=lambda span: span.end, default=None)
        return None if longest is None or self._is_part_of_an_occupation(longest) else longest

    def _phrase(self, at: int) -> Span | None:
        found = find_phrase(self._stems, at)
        return Span(at, found[0], found[1].dimension, found[1].values) if found else None

    def _equivalent(self, at: int) -> Span | None:
        found = find_equivalent(self._stems, at)
        return Span(at, found[0], EQUIVALENT, found[1]) if found else None

    def _legal_form(self, at: int) -> Span | None:
        """A legal form after a name: of "Primjer d.o.o." only the name is looked for."""
        last = self._legal_forms.get(self._words[at].start) if at else None
        if last is None:
            return None
        end = next((end for end in range(at, len(self._words)) if self._words[end].start >= last), len(self._words))
        return Span(at, end, JOB_SEEKING)

    @cached_property
    def _legal_forms(self) -> dict[int, int]:
        """Finds legal forms: where they end in the text, by where they begin."""
        return {found.start(): found.end() for found in LEGAL_FORMS.finditer(self._text)}

    def _place(self, at: int) -> Span | None:
        """A name with the preposition before it."""
        name = at + 1 if self._words[at].exact in PREPOSITIONS else at
        for first in dict.fromkeys((name, at)):
            if first == len(self._words):
                continue
            longest = longest_name(self._words[first].exact, self._stems[first])
            for end in range(min(len(self._words), first + longest), first, -1):
                words = self._words[first:end]
                found = find_area_name(tuple(word.exact for word in words), tuple(word.stem for word in words))
                if found and self._is_evident(found, first, end):
                    return Span(at, end, LOCATIONS, found.areas, found.is_part)
        return None

    def _is_evident(self, name: AreaName, first: int, end: int) -> bool:
        after_preposition = first > 0 and self._words[first - 1].exact in PREPOSITIONS
        is_capital = self._words[first].is_capital and first > 0 and self._is_mixed_case
        match name.needs:
            case Evidence.NONE:
                return True
            case Evidence.PREPOSITION_OR_CAPITAL:
                return after_preposition or is_capital or end - first == len(self._words)
            case Evidence.PREPOSITION:
                return after_preposition
            case Evidence.PREPOSITION_AND_CAPITAL:
                return after_preposition and is_capital

    @cached_property
    def _occupations(self) -> list[range]:
        """Finds the words that name occupations."""
        carrying = [at for at, word in enumerate(self._words) if word.carries]
        named = name_occupations([self._stems[at] for at in carrying])
        return [range(carrying[each.first], carrying[each.end - 1] + 1) for each in named]

    def _is_part_of_an_occupation(self, span: Span) -> bool:
        carrying = sum(word.carries for word in self._words[span.first : span.end])
        return any(
            job.start < span.end and span.first < job.stop and carrying <= self._carrying(job)
            for job in self._occupations
        )

    def _carrying(self, job: range) -> int:
        return sum(self._words[at].carries for at in job)


def filter_values(understood: Iterable[UnderstoodWords]) -> dict[str, tuple[str, ...]]:
    """The values of each dimension that these words ask for, without places."""
    values: dict[str, dict[str, None]] = {}
    for each in understood:
        if each.dimension != LOCATIONS:
            values.setdefault(each.dimension, {}).update(dict.fromkeys(each.values))
    return {dimension: tuple(found) for dimension, found in values.items()}


def areas_meant(understood: Iterable[UnderstoodWords]) -> tuple[str, ...]:
    """The areas in which ads are searched for: of "Split, Hrvatska" only the town."""
    names = [each.values for each in understood if each.dimension == LOCATIONS]
    return tuple(dict.fromkeys(area for areas in innermost(names) for area in areas))
