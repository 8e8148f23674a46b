"""The words of a query without sign and quotation marks, and which of them are understood instead of searched for."""

import re
from collections.abc import Iterator, Sequence

from domain.reference.language.analysis import Token
from domain.reference.language.prefixes import prefix_token
from domain.reference.language.query_parts import EITHER, is_or
from domain.reference.language.term_phrases import JOB_SEEKING
from domain.reference.language.understood_words import Span, UnderstoodWords, understand
from domain.reference.language.word_equivalents import EQUIVALENT
from domain.reference.language.written_words import WrittenWord, written_words


class PlainWords:
    """Words of the parts of `text`, which is `typed` without the endings of other genders."""

    def __init__(self, typed: str, text: str, parts: Sequence[re.Match[str]], *, with_places: bool) -> None:
        self._text = text
        self._words: list[WrittenWord | None] = []
        self.parts: dict[int, range] = {}
        """Positions of the words of each part among all words."""
        for number, part in enumerate(parts):
            if part["word"] and not part["sign"] and not prefix_token(part["word"]):
                if not is_or(part):
                    first = len(self._words)
                    self._words += written_words(part["word"], part.start("word"))
                    self.parts[number] = range(first, len(self._words))
            elif not part["bar"]:
                self._words.append(None)
        spans = understand(text, self._words, with_places=with_places)
        # The client takes the text away to take back its meaning, so it must stand there as typed.
        spans = [span for span in spans if self._typed(span) in typed]
        self._spans = _without_half_alternatives(spans, list(self._alternatives(parts)))
        self._taken = {at for span in self._spans if not span.keeps_words for at in range(span.first, span.end)}
        self.understood = [
            UnderstoodWords(self._typed(span), span.dimension, span.values)
            for span in self._spans
            if span.dimension not in (JOB_SEEKING, EQUIVALENT)
        ]
        self._equivalents = {span.first: span for span in self._spans if span.dimension == EQUIVALENT}

    @property
    def job_seeking(self) -> tuple[WrittenWord, ...]:
        """The last of the words for work, for a query that has no others."""
        words = [word for at in sorted(self._taken) if (word := self._words[at]) and word.carries]
        return tuple(words[-1:])

    def has_understood(self, part: int) -> bool:
        """Whether a word of this part is understood."""
        return not self._taken.isdisjoint(self.parts.get(part, ()))

    def tokens(self, part: int) -> tuple[Token, ...]:
        """The words of a part that are to be searched for."""
        left = (self._words[at] for at in self.parts[part] if at not in self._taken)
        return tuple(Token(word.exact, word.stem) for word in left if word and word.carries)

    def equivalents(self, part: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Phrases that begin in a part, folded, and what is searched for instead of each."""
        spans = (self._equivalents[at] for at in self.parts[part] if at in self._equivalents)
        return tuple((self._folded(span), span.values) for span in spans)

    def _folded(self, span: Span) -> str:
        """The typed words that are searched for as well, if any are: of "posao vikendom" the weekend."""
        words = [word for word in self._words[span.first : span.end] if word and word.carries]
        meant = {stem for words in span.values for stem in words.split(" ")}
        return " ".join(word.exact for word in [word for word in words if word.stem in meant] or words)

    def _typed(self, span: Span) -> str:
        first, last = self._words[span.first], self._words[span.end - 1]
        start, end = span.characters or (first.start if first else 0, last.end if last else 0)
        return self._text[start:end]

    def _alternatives(self, parts: Sequence[re.Match[str]]) -> Iterator[frozenset[int]]:
        """Words that stand on both sides of an "or", or of a slash."""
        before: range | None = None
        waiting: range | None = None
        for number, part in enumerate(parts):
            if is_or(part):
                waiting = before
                continue
            here = self.parts.get(number)
            if here is not None and not any((word := self._words[at]) and word.carries for at in here):
                continue
            if waiting and here:
                yield frozenset((waiting[-1], next(at for at in here if self._carries(at))))
            if here and EITHER.search(part["word"]):
                yield frozenset(here)
            before, waiting = here, None

    def _carries(self, at: int) -> bool:
        word = self._words[at]
        return word is not None and word.carries


def _without_half_alternatives(spans: list[Span], alternatives: list[frozenset[int]]) -> list[Span]:
    """Leaves out spans of which only one side of an "or" is understood, or both in different ways."""
    for words in alternatives:
        of_words = {at: span.dimension for span in spans for at in range(span.first, span.end) if at in words}
        if len({of_words.get(at) for at in words}) > 1:
            spans = [span for span in spans if words.isdisjoint(range(span.first, span.end))]
    return spans
