"""Parses a query: words, "begin*", "+must", "-not", "a phrase", "one | other", terms and places. Accepts any
input."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from domain.reference.gender_suffixes import without_other_gender
from domain.reference.language.analysis import Token, analyse, terms_of_phrase
from domain.reference.language.compounds import join_compounds_in_query
from domain.reference.language.occupation_titles import Occupation
from domain.reference.language.plain_words import PlainWords
from domain.reference.language.prefixes import prefix_token
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.query_parts import EITHER, PART, is_or
from domain.reference.language.stop_words import is_marked
from domain.reference.language.understood_words import UnderstoodWords

MAX_QUERY_LENGTH = 1_200
MAX_WORDS = 24
MAX_PREFIXES = 4

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """Alternatives, any of which matches; `exact` are the folded spellings, which rank higher than stems. One with
    blanks is several words, all of which match."""

    alternatives: tuple[str, ...]
    exact: tuple[str, ...]

    def __or__(self, other: "Clause") -> "Clause":
        """Matches either clause."""
        return Clause(_distinct(self.alternatives + other.alternatives), _distinct(self.exact + other.exact))


@dataclass(frozen=True, slots=True)
class Query:
    """`must` and `should` are all required, but only `should` may be corrected, or dropped when nothing is found;
    `not_` excludes. A phrase is a sequence of stems and marked stop words. An occupation says which clauses of `should`
    name it: ads of its positions match them too, whatever their words. What is `understood` as a filter or a place is
    in no clause."""

    must: tuple[Clause, ...] = ()
    should: tuple[Clause, ...] = ()
    not_: tuple[Clause, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    not_phrases: tuple[tuple[str, ...], ...] = ()
    occupations: tuple[Occupation, ...] = ()
    understood: tuple[UnderstoodWords, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything to search for: stop words and signs alone are nothing."""
        return bool(self.must or self.should or self.not_ or self.phrases or self.not_phrases or self.understood)

    def with_should(self, should: tuple[Clause, ...]) -> "Query":
        """The query with other words, for example corrected ones, and the occupations in them."""
        named = recognise_positions([clause.alternatives[0] for clause in should])
        return replace(self, should=should, occupations=named)


@dataclass(slots=True)
class _Draft:
    clauses: dict[str, list[Clause]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    phrases: dict[str, list[tuple[str, ...]]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    words_left: int = MAX_WORDS
    prefixes_left: int = MAX_PREFIXES
    either: list[Clause] | None = None  # where a clause waits for the other side of its "|"

    def phrase(self, sign: str, text: str) -> None:
        """Adds a phrase of several words, as far as words are left."""
        stems = _phrase_stems(text)[: self.words_left]
        self.words_left -= len(stems)
        if not all(map(is_marked, stems)):
            self.phrases[sign].append(stems)

    def add_clauses(self, sign: str, clauses: list[Clause]) -> None:
        """Adds clauses; the first completes an open "|"."""
        wished = self.clauses[sign]
        if self.either is wished and wished:
            wished[-1] |= clauses.pop(0)
        wished.extend(clauses)


def parse_query(text: str, *, with_places: bool = True) -> Query:
    """Parses a text of any length, of which the first 1,200 characters and 24 words count. Never raises: an unclosed
    quote, a sign without a word and a "|" with an empty side are ignored. Places stay words unless `with_places`."""
    typed = " ".join(text.split())[:MAX_QUERY_LENGTH]
    text = join_compounds_in_query(without_other_gender(typed))
    parts = list(PART.finditer(text))
    plain = PlainWords(typed, text, parts, with_places=with_places)
    draft = _Draft()
    for number, part in enumerate(parts):
        if is_or(part):
            draft.either = draft.clauses[""]
            continue
        sign = part["sign"] or ""
        prefix = prefix_token(part["word"]) if draft.prefixes_left else None
        draft.prefixes_left -= prefix is not None
        tokens = (prefix,) if prefix else plain.tokens(number) if number in plain.parts else _tokens(part)
        tokens = tokens[: draft.words_left]
        for meant in _meant(plain, number):
            if len(meant.alternatives) <= draft.words_left:
                draft.words_left -= len(meant.alternatives)
                draft.add_clauses(sign, [meant])
                draft.either = None
        if not tokens:
            if plain.has_understood(number):
                draft.either = None
            continue
        if _is_phrase(part, tokens):
            draft.phrase(sign, _text_of(part))
        else:
            draft.words_left -= len(tokens)
            draft.add_clauses(sign, _clauses(part["word"] or "", tokens))
        draft.either = None
    query = Query(
        must=_distinct(draft.clauses["+"]),
        not_=_distinct(draft.clauses["-"]),
        phrases=_distinct(draft.phrases["+"] + draft.phrases[""]),
        not_phrases=_distinct(draft.phrases["-"]),
        understood=_distinct(plain.understood),
    )
    should = _distinct(clause for clause in draft.clauses[""] if clause not in query.must)
    if not (query or should):
        should = tuple(Clause((word.stem,), (word.exact,)) for word in plain.job_seeking)
    return query.with_should(should)


def _tokens(part: re.Match[str]) -> tuple[Token, ...]:
    return analyse(_text_of(part)).tokens


def _text_of(part: re.Match[str]) -> str:
    return part["phrase"] if part["word"] is None else part["word"]


def _is_phrase(part: re.Match[str], tokens: tuple[Token, ...]) -> bool:
    """Whether it is to be found as it stands: several words in quotation marks, or after a "-"."""
    if part["word"] is None:
        return len(_phrase_stems(part["phrase"])) > 1
    return len(tokens) > 1 and part["sign"] == "-"


def _phrase_stems(text: str) -> tuple[str, ...]:
    """Stop words count before other words: which one follows is of no use, and would mean reading too many ads."""
    stems = terms_of_phrase(text)
    while stems and is_marked(stems[-1]):
        stems.pop()
    return tuple(stems)


def _meant(plain: PlainWords, part: int) -> list[Clause]:
    """Lists the clauses that replace the words that begin in a part."""
    return [Clause(means, (typed,)) for typed, means in plain.equivalents(part)] if part in plain.parts else []


def _clauses(word: str, tokens: tuple[Token, ...]) -> list[Clause]:
    if EITHER.search(word):
        return [Clause(_distinct(token.stem for token in tokens), _distinct(token.exact for token in tokens))]
    return [Clause((token.stem,), (token.exact,)) for token in tokens]


def _distinct(things: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(things))
