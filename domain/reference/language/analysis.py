"""Analyzes text to terms. A word has one stem in whatever language, so that a query matches every ad with it."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from domain.reference.language.compounds import join_compounds
from domain.reference.language.stems import stem_of
from domain.reference.language.stop_words import STOP_WORDS, marked
from domain.reference.language.tokens import tokenise
from domain.reference.language.word_folding import fold_word

WORD_CACHE_SIZE = 1 << 16


@dataclass(frozen=True, slots=True)
class Token:
    """A word: `exact` is the folded spelling, `stem` is shared by its other forms."""

    exact: str
    stem: str


@dataclass(frozen=True, slots=True)
class Analysis:
    """The words of a text in order, without stop words."""

    tokens: tuple[Token, ...]

    @property
    def stems(self) -> tuple[str, ...]:
        """Stems in order, with repeats."""
        return tuple(token.stem for token in self.tokens)


def analyse(text: str) -> Analysis:
    """The words of a text of any language: queries do not declare theirs."""
    return Analysis(tuple(token for word in join_compounds(tokenise(text)) for token in tokens_of(word)))


def terms(text: str) -> list[str]:
    """Stems of a text in order, with repeats, without stop words: the fast path for ads."""
    return list(chain.from_iterable(map(_stems_of, join_compounds(tokenise(text)))))


def terms_of_phrase(text: str) -> list[str]:
    """Stems of a text in order, with repeats, and with its stop words, marked."""
    return list(chain.from_iterable(map(_stems_and_stop_words_of, join_compounds(tokenise(text)))))


@lru_cache(maxsize=WORD_CACHE_SIZE)
def tokens_of(word: str) -> tuple[Token, ...]:
    """The tokens of one written word; none for a stop word."""
    exact = fold_word(word)
    if not exact or exact in STOP_WORDS:
        return ()
    return (Token(exact, stem_of(exact)),)


@lru_cache(maxsize=WORD_CACHE_SIZE)
def _stems_of(word: str) -> tuple[str, ...]:
    return tuple(token.stem for token in tokens_of(word))


@lru_cache(maxsize=WORD_CACHE_SIZE)
def _stems_and_stop_words_of(word: str) -> tuple[str, ...]:
    exact = fold_word(word)
    return (marked(exact),) if exact in STOP_WORDS else _stems_of(word)
