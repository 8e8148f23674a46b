"""Computes how certain the detector is of each language, for many texts at once.

The model is py3langid's, an automaton over bytes whose states name features of a naive Bayes classifier. Its own code
takes one byte of one text at a time; here all texts take their next byte together, in arrays, which is ten times
faster for the texts of a batch.
"""

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from py3langid.langid import MODEL_FILE, LanguageIdentifier  # pyright: ignore[reportMissingTypeStubs]

EUROPEAN = (
    *("bg", "bs", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "ga", "hr", "hu", "is", "it", "lt"),
    *("lv", "mk", "mt", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk"),
)
READ_TOGETHER, WEIGHED_TOGETHER = 480, 96
"""Texts at once: for 96, their features' rows of the table take some 3 MB; for 480, all else takes as much."""


class LanguageModel:
    """The detector's tables for the languages of Europe."""

    def __init__(self, identifier: Any) -> None:
        self._identifier = identifier
        self._weights: npt.NDArray[np.float32] = identifier.nb_ptc
        self._next_states = np.frombuffer(identifier.tk_nextmove, np.dtype(identifier.tk_nextmove.typecode))
        self._rows = np.asarray(identifier.tk_row, np.int32) << 8
        self._features = np.asarray(identifier.tk_output, np.int32)
        languages = cast("Sequence[str]", identifier.nb_classes)
        self._languages = list(dict.fromkeys(languages))
        # A language in two scripts has two columns.
        self._merging = np.asarray([[named == each for each in self._languages] for named in languages], np.float32)

    def certainties(self, text: str) -> dict[str, float]:
        """Estimates how certain each language is for a text, from 0 to 1."""
        return dict(self._identifier.rank(text))

    def certainties_of(self, texts: Sequence[str]) -> list[dict[str, float]]:
        """Estimates how certain each language is for each of many texts, from 0 to 1."""
        found: list[dict[str, float]] = []
        for start in range(0, len(texts), READ_TOGETHER):
            encoded = [_encoded(text) for text in texts[start : start + READ_TOGETHER]]
            found += [dict(zip(self._languages, row, strict=True)) for row in self._probabilities(encoded).tolist()]
        return found

    def _probabilities(self, texts: Sequence[bytes]) -> npt.NDArray[np.float32]:
        """A row for each text."""
        scores = np.zeros((len(texts), self._weights.shape[1]), np.float32)
        text_of, feature_of, times = self._occurrences(texts)
        for first in range(0, len(texts), WEIGHED_TOGETHER):
            part = slice(*np.searchsorted(text_of, (first, first + WEIGHED_TOGETHER)))
            self._add_scores(scores, text_of[part], feature_of[part], times[part])
        # As in the library: the root of the length keeps certainties comparable between long and short texts.
        scores /= np.sqrt(np.maximum([len(text) for text in texts], 1, dtype=np.float32))[:, None]
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        scores /= scores.sum(axis=1, keepdims=True)
        return scores @ self._merging

    def _add_scores(
        self,
        scores: npt.NDArray[np.float32],
        text_of: npt.NDArray[np.int32],
        feature_of: npt.NDArray[np.int32],
        times: npt.NDArray[np.intp],
    ) -> None:
        """Adds the scores of the texts that these features occur in; the occurrences of a text follow each other."""
        if not len(text_of):
            return
        weighted = self._weights[feature_of]
        weighted *= np.log1p(times.astype(np.float32))[:, None]
        starts = _starts_of_runs(text_of)
        scores[text_of[starts]] = np.add.reduceat(weighted, starts) + self._identifier.nb_pc

    def _occurrences(
        self, texts: Sequence[bytes]
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.intp]]:
        """The features in each text, and how many times each: ordered by text."""
        visited = self._visited(texts)
        visited.sort()
        starts = _starts_of_runs(visited)
        text_of, feature_of = np.divmod(visited[starts], np.int32(len(self._weights)))
        return text_of, feature_of, np.diff(starts, append=len(visited))

    def _visited(self, texts: Sequence[bytes]) -> npt.NDArray[np.int32]:
        """Every occurrence of a feature, as the number of its text times the number of features, plus its own."""
        longest_first = sorted(range(len(texts)), key=lambda number: -len(texts[number]))
        lengths = np.asarray([len(texts[number]) for number in longest_first])
        letters = np.zeros((int(lengths.max(initial=0)), len(texts)), np.uint8)
        for column, number in enumerate(longest_first):
            letters[: lengths[column], column] = np.frombuffer(texts[number], np.uint8)
        running = np.searchsorted(-lengths, -np.arange(len(letters)), side="left")
        reached = np.zeros(letters.shape, np.int32)
        states = np.zeros(len(texts), np.int32)
        for position, count in enumerate(running.tolist()):
            states = reached[position, :count] = self._next_states[
                self._rows[states[:count]] + letters[position, :count]
            ]
        # The first state, in which columns stay after their text, has no feature.
        features = self._features[reached]
        is_feature = features >= 0
        features += np.asarray(longest_first, np.int32) * np.int32(len(self._weights))
        return features[is_feature]


@cache
def language_model() -> LanguageModel:
    """Loaded when first needed: it takes two seconds and 80 MB."""
    whole: Any = cast("Any", LanguageIdentifier).from_model_file(MODEL_FILE)
    whole.set_languages(EUROPEAN)
    # Without the other languages, a third of the memory; as floats by row, half the time for a text.
    table = np.ascontiguousarray(whole.nb_ptc, np.float32)
    identifier = LanguageIdentifier(
        table,
        whole.nb_pc,
        whole.nb_classes,
        whole.tk_nextmove,
        whole.tk_output,
        norm_probs=True,
        tk_row=whole.tk_row,
    )
    return LanguageModel(identifier)


def _encoded(text: str) -> bytes:
    """Encodes a text as the library does: capitals alone say less than small letters."""
    return unicodedata.normalize("NFC", text.lower() if text.isupper() else text).encode("utf-8", "surrogatepass")


def _starts_of_runs(ordered: npt.NDArray[np.int32]) -> npt.NDArray[np.intp]:
    """Finds the indices at which each of the ordered numbers begins."""
    return np.flatnonzero(np.diff(ordered, prepend=np.int32(-1)))
