"""Parses a query: words, "+must", "-not", "a phrase", "one | other". Accepts any input."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from domain.reference.gender_suffixes import without_other_gender
from domain.reference.language.analysis import Token, analyse
from domain.reference.language.occupation_titles import Occupation, recognise_positions
from domain.reference.language.stop_words import GENERIC_JOB_WORDS

MAX_QUERY_LENGTH = 1_200
MAX_WORDS = 24
QUOTES = '"“”„«»'
PART = re.compile(
    rf"""(?P<sign>(?<!\S)[+-](?=[^\s+-]))?
         (?: [{QUOTES}](?P<phrase>[^{QUOTES}]*)[{QUOTES}] | (?P<word>[^\s{QUOTES}|]+) )
      | (?P<bar>\|)""",
    re.VERBOSE,
)
OR = frozenset({"OR", "or", "ILI", "ili", "ALI", "ИЛИ", "или"})
"""Without "ali", which means "but" in Croatian."""
EITHER = re.compile(r"(?<=\w\w\w)/(?=\w\w\w)")

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """Alternatives, any of which matches; `exact` are the folded spellings, which rank higher than stems."""

    alternatives: tuple[str, ...]
    exact: tuple[str, ...]

    def __or__(self, other: "Clause") -> "Clause":
        """Matches either clause."""
        return Clause(_distinct(self.alternatives + other.alternatives), _distinct(self.exact + other.exact))


@dataclass(frozen=True, slots=True)
class Query:
    """`must` and `should` are all required, but only `should` may be corrected, or dropped when nothing is found;
    `not_` excludes. A phrase is a sequence of stems. An occupation says which clauses of `should` name it: ads of its
    positions match them too, whatever their words."""

    must: tuple[Clause, ...] = ()
    should: tuple[Clause, ...] = ()
    not_: tuple[Clause, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    not_phrases: tuple[tuple[str, ...], ...] = ()
    occupations: tuple[Occupation, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything to search for: stop words and signs alone are nothing."""
        return bool(self.must or self.should or self.not_ or self.phrases or self.not_phrases)

    def with_should(self, should: tuple[Clause, ...]) -> "Query":
        """The query with other words, for example corrected ones, and the occupations in them."""
        named = recognise_positions([clause.alternatives[0] for clause in should])
        return replace(self, should=should, occupations=named)


@dataclass(slots=True)
class _Draft:
    clauses: dict[str, list[Clause]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    phrases: dict[str, list[tuple[str, ...]]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    words_left: int = MAX_WORDS
    either: list[Clause] | None = None  # where a clause waits for the other side of its "|"

    def phrase(self, sign: str, tokens: tuple[Token, ...]) -> None:
        """Adds a phrase of several words."""
        self.phrases[sign].append(tuple(token.stem for token in tokens))

    def add_clauses(self, sign: str, clauses: list[Clause]) -> None:
        """Adds clauses; the first completes an open "|"."""
        wished = self.clauses[sign]
        if self.either is wished and wished:
            wished[-1] |= clauses.pop(0)
        wished.extend(clauses)


def parse_query(text: str) -> Query:
    """Parses a text of any length, of which the first 1,200 characters and 24 words count. Never raises: an unclosed
    quote, a sign without a word and a "|" with an empty side are ignored."""
    draft = _Draft()
    for part in PART.finditer(without_other_gender(" ".join(text.split())[:MAX_QUERY_LENGTH])):
        if part["bar"] or part["word"] in OR:
            draft.either = draft.clauses[""]
            continue
        sign = part["sign"] or ""
        tokens = analyse(part["phrase"] if part["word"] is None else part["word"]).tokens[: draft.words_left]
        if not tokens:
            continue
        draft.words_left -= len(tokens)
        if len(tokens) > 1 and (part["word"] is None or sign == "-"):
            draft.phrase(sign, tokens)
        else:
            draft.add_clauses(sign, _clauses(part["word"] or "", tokens))
        draft.either = None
    query = Query(
        must=_distinct(draft.clauses["+"]),
        not_=_distinct(draft.clauses["-"]),
        phrases=_distinct(draft.phrases["+"] + draft.phrases[""]),
        not_phrases=_distinct(draft.phrases["-"]),
    )
    should = _distinct(clause for clause in draft.clauses[""] if clause not in query.must)
    return query.with_should(_without_generic_words(should))


def _without_generic_words(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    specific = tuple(clause for clause in clauses if not GENERIC_JOB_WORDS.issuperset(clause.alternatives))
    return specific or clauses


def _clauses(word: str, tokens: tuple[Token, ...]) -> list[Clause]:
    if EITHER.search(word):
        return [Clause(_distinct(token.stem for token in tokens), _distinct(token.exact for token in tokens))]
    return [Clause((token.stem,), (token.exact,)) for token in tokens]


def _distinct(things: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(things))
