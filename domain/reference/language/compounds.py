"""Joins compounds that are written apart: "vodo instalater" becomes "vodoinstalater", "dot net" becomes ".net".

Two words are one when their join is a known name of an occupation: either the file has the name in both spellings
("call centar", "callcentar"), or the second part is itself a name ("auto mehaničar"). Others are in `word_aliases.csv`
with a blank. Texts and queries are joined alike, so that each finds the other.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from domain.reference.language.occupation_names import Kind, all_names
from domain.reference.language.stems import stem_of
from domain.reference.language.stop_words import STOP_WORDS
from domain.reference.language.tokens import tokenise
from domain.reference.language.word_folding import fold_word
from domain.reference.names import read_rows

MIN_FIRST, MIN_SECOND = 3, 5
"""Letters of the parts of a compound that only the rule knows."""


def join_compounds(words: Sequence[str]) -> list[str]:
    """The words in order, compounds joined. Words may be written in any way."""
    starts = _written_first_parts()
    if starts.isdisjoint(words):
        return list(words)
    joined: list[str] = []
    at = 0
    while at < len(words):
        whole = _joined(words[at], words[at + 1]) if words[at] in starts and at + 1 < len(words) else None
        joined.append(whole or words[at])
        at += 2 if whole else 1
    return joined


def join_compounds_in_query(text: str) -> str:
    """The text with compounds joined, unless its parts have signs or quotes of their own."""
    return " ".join(join_compounds([_without_hyphen(chunk) for chunk in text.split(" ")]))


def _without_hyphen(chunk: str) -> str:
    first, hyphen, second = chunk.partition("-")
    return _joined(first, second) or chunk if hyphen else chunk


def has_compound(chunks: Sequence[str]) -> bool:
    """Whether two of these pieces of a text, which blanks separate, are a compound; quick, for the text of ads."""
    starts = _written_first_parts()
    if starts.isdisjoint(chunks):
        return False
    return any(
        first in starts and _joined(first.lstrip("("), next(iter(tokenise(second)), ""))
        for first, second in pairwise(chunks)
    )


def _joined(first: str, second: str) -> str | None:
    seconds = _compounds().get(fold_word(first))
    folded = fold_word(second) if seconds and second[:1].isalnum() else ""
    if not seconds or not folded:
        return None
    if stem_of(folded) not in seconds:
        return None
    return seconds[stem_of(folded)] or first + second


@cache
def _compounds() -> Mapping[str, Mapping[str, str | None]]:
    """Words that compounds mean, by folded first part and stem of the second; None where the two stay as they are."""
    found: dict[str, dict[str, str | None]] = defaultdict(dict)
    for first, second in (*_by_rule(), *_in_both_spellings()):
        found[first][stem_of(second)] = None
    for row in read_rows("word_aliases.csv"):
        first, _, second = row["word"].partition(" ")
        if second:
            found[first][stem_of(second)] = row["meant"]
    return found


@cache
def _names() -> tuple[tuple[str, ...], ...]:
    named = (name for row in all_names() if row.kind is not Kind.SKILL for name in row.names)
    return tuple(dict.fromkeys(tuple(map(fold_word, name.split())) for name in named))


@cache
def _single_names() -> frozenset[str]:
    return frozenset(words[0] for words in _names() if len(words) == 1)


def _by_rule() -> Iterator[tuple[str, str]]:
    """Both parts of single names that end in another one."""
    single = _single_names()
    for name in single:
        for at in range(MIN_FIRST, len(name) - MIN_SECOND + 1):
            if name[at:] in single and name[:at] not in STOP_WORDS:
                yield name[:at], name[at:]


def _in_both_spellings() -> Iterator[tuple[str, str]]:
    single = _single_names()
    return ((words[0], words[1]) for words in _names() if len(words) == 2 and "".join(words) in single)


@cache
def _written_first_parts() -> frozenset[str]:
    """First parts as people write them: in small letters, capitals or both, after an opening bracket."""
    spellings = set(_compounds()) | _with_diacritics()
    cased = {each for word in spellings for each in (word, word.capitalize(), word.upper())}
    return frozenset(cased | {f"({word}" for word in cased})


def _with_diacritics() -> set[str]:
    """First parts in the spelling of the names, such as Cyrillic ones."""
    folded = _compounds().keys()
    written = {word.casefold() for row in all_names() for name in row.names for word in name.split()}
    written = {word for word in written if fold_word(word) != word}
    starts = {word[:at] for word in written for at in range(MIN_FIRST, len(word) + 1)}
    return {start for start in starts if start not in folded and fold_word(start) in folded}
