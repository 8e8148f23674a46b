"""Parses a query: words, "+must", "-not", "a phrase", "one | other"; nothing typed is refused."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from domain.reference.gender_suffixes import without_other_gender
from domain.reference.language.analysis import Token, analyse
from domain.reference.language.occupation_titles import Occupation, recognise_positions
from domain.reference.language.stop_words import GENERIC_JOB_WORDS

LONGEST_READ = 1_200
MOST_WORDS = 24
QUOTES = '"“”„«»'
PART = re.compile(
    rf"""(?P<sign>(?<!\S)[+-](?=[^\s+-]))?
         (?: [{QUOTES}](?P<phrase>[^{QUOTES}]*)[{QUOTES}] | (?P<word>[^\s{QUOTES}|]+) )
      | (?P<bar>\|)""",
    re.VERBOSE,
)
OR = frozenset({"OR", "or", "ILI", "ili", "ALI", "ИЛИ", "или"})
"""Without "ali", which is "but" in Croatian."""
EITHER = re.compile(r"(?<=\w\w\w)/(?=\w\w\w)")

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """One wish: any of these stems fulfils it; `exact` are the same words folded as typed, which fulfil it better."""

    alternatives: tuple[str, ...]
    exact: tuple[str, ...]

    def __or__(self, other: "Clause") -> "Clause":
        """Either wish."""
        return Clause(_once(self.alternatives + other.alternatives), _once(self.exact + other.exact))


@dataclass(frozen=True, slots=True)
class Query:
    """`must` and `should` are all wanted, but only `should` may be corrected, or given up when nothing is found; what
    fulfils `not_` is not wanted. A phrase is stems that follow one another. An occupation says which clauses of
    `should` name it: an ad of one of its positions fulfils them, too, whatever words it uses."""

    must: tuple[Clause, ...] = ()
    should: tuple[Clause, ...] = ()
    not_: tuple[Clause, ...] = ()
    phrases: tuple[tuple[str, ...], ...] = ()
    not_phrases: tuple[tuple[str, ...], ...] = ()
    occupations: tuple[Occupation, ...] = ()

    def __bool__(self) -> bool:
        """Whether it asks for anything: stop words and signs alone do not."""
        return bool(self.must or self.should or self.not_ or self.phrases or self.not_phrases)

    def with_should(self, should: tuple[Clause, ...]) -> "Query":
        """The same with other words, corrected ones for example, and with the occupations that those name."""
        named = recognise_positions([clause.alternatives[0] for clause in should])
        return replace(self, should=should, occupations=named)


@dataclass(slots=True)
class _Draft:
    clauses: dict[str, list[Clause]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    phrases: dict[str, list[tuple[str, ...]]] = field(default_factory=lambda: {"+": [], "": [], "-": []})
    words_left: int = MOST_WORDS
    either: list[Clause] | None = None  # where a clause waits for the other side of its "|"

    def phrase(self, sign: str, tokens: tuple[Token, ...]) -> None:
        """Several words of which none may stand alone."""
        self.phrases[sign].append(tuple(token.stem for token in tokens))

    def wish(self, sign: str, clauses: list[Clause]) -> None:
        """More wishes; the first is the other side of a "|" that stands open."""
        wished = self.clauses[sign]
        if self.either is wished and wished:
            wished[-1] |= clauses.pop(0)
        wished.extend(clauses)


def parse_query(text: str) -> Query:
    """The query in a text of any length, of which the first 1,200 characters and 24 words count. Never refuses: a quote
    that does not close, a sign without a word and a "|" without a side are passed over."""
    draft = _Draft()
    for part in PART.finditer(without_other_gender(" ".join(text.split())[:LONGEST_READ])):
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
            draft.wish(sign, _clauses(part["word"] or "", tokens))
        draft.either = None
    query = Query(
        must=_once(draft.clauses["+"]),
        not_=_once(draft.clauses["-"]),
        phrases=_once(draft.phrases["+"] + draft.phrases[""]),
        not_phrases=_once(draft.phrases["-"]),
    )
    should = _once(clause for clause in draft.clauses[""] if clause not in query.must)
    return query.with_should(_without_generic_words(should))


def _without_generic_words(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    specific = tuple(clause for clause in clauses if not GENERIC_JOB_WORDS.issuperset(clause.alternatives))
    return specific or clauses


def _clauses(word: str, tokens: tuple[Token, ...]) -> list[Clause]:
    if EITHER.search(word):
        return [Clause(_once(token.stem for token in tokens), _once(token.exact for token in tokens))]
    return [Clause((token.stem,), (token.exact,)) for token in tokens]


def _once(things: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(things))
