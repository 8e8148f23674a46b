"""Words of a query with where they stand, stop words included: "bez iskustva" is not "iskustvo"."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from domain.reference.language.analysis import tokens_of
from domain.reference.language.tokens import TOKEN
from domain.reference.language.word_folding import fold_word


@dataclass(frozen=True, slots=True)
class WrittenWord:
    """A word from `start` to before `end` of a text. `stem` is its key in tables of phrases: of a stop word its folded
    spelling. `carries`: it is no stop word."""

    exact: str
    stem: str
    start: int
    end: int
    carries: bool
    is_capital: bool


def written_words(text: str, offset: int = 0) -> Iterator[WrittenWord]:
    """The words of a text that begins at this offset of a longer one. Addresses are no words."""
    for found in TOKEN.finditer(text):
        word = found[1]
        if word and (known := _read(word)):
            exact, stem, carries = known
            yield WrittenWord(exact, stem, offset + found.start(1), offset + found.end(), carries, word[0].isupper())


def phrase_key(text: str) -> tuple[str, ...]:
    """The stems of a phrase, by which its other forms are found as well."""
    return tuple(word.stem for word in written_words(text))


def longest_by_first(keys: Iterable[tuple[str, ...]]) -> dict[str, int]:
    """The maximum length of the keys that begin with a word: most words begin none."""
    longest: dict[str, int] = {}
    for key in keys:
        longest[key[0]] = max(len(key), longest.get(key[0], 0))
    return longest


@lru_cache(maxsize=1 << 14)
def _read(word: str) -> tuple[str, str, bool] | None:
    tokens = tokens_of(word)
    if tokens:
        return tokens[0].exact, tokens[0].stem, True
    exact = fold_word(word)
    return (exact, exact, False) if exact else None
