"""Classifies job titles by occupation, from words of titles in five languages."""

import csv
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from domain.reference.folding import fold
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.positions import find_position

DATA = Path(__file__).parent / "data"
MIN_STEM_LENGTH = 3
LAST_LETTERS = {"nik": 1, "lec": 2, "lac": 2, "vec": 2}
"""Letters that differ between genders: voznik and voznica, prodajalec and prodajalka."""


@dataclass(frozen=True, slots=True)
class _Rule:
    words: tuple[str, ...]
    code: str

    @property
    def weight(self) -> tuple[int, int]:
        return len(self.words), sum(map(len, self.words))


class Occupations:
    """The unit groups of ISCO-08."""

    def find(self, title: str) -> str | None:
        """The unit group of the most specific words in the title; None if there are none."""
        return _find(title)

    def knows(self, code: str) -> bool:
        """Whether there is a unit group with this code."""
        return find_position(code) is not None


@lru_cache(maxsize=20_000)
def _find(title: str) -> str | None:
    words = _words(without_gender_suffixes(title))
    found = [
        (rule.weight, -start, rule.code)
        for start, word in enumerate(words)
        for rule in _rules().get(word[:MIN_STEM_LENGTH], ())
        if _begins_like(words[start:], rule.words)
    ]
    return max(found)[2] if found else None


def _begins_like(words: list[str], beginnings: tuple[str, ...]) -> bool:
    """Whether each word starts like its counterpart, which covers both genders and all cases; short ones must be
    equal."""
    return len(words) >= len(beginnings) and all(
        word.startswith(beginning) if len(beginning) > MIN_STEM_LENGTH else word == beginning
        for word, beginning in zip(words, beginnings, strict=False)
    )


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in fold(text)).split()


def _stem(word: str) -> str:
    return word[: -LAST_LETTERS.get(word[-3:], 0) or None] if len(word) >= 2 * MIN_STEM_LENGTH else word


@cache
def _rules() -> dict[str, tuple[_Rule, ...]]:
    rules: dict[str, list[_Rule]] = {}
    with (DATA / "occupation_words.csv").open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            for beginnings in row["words"].split("; "):
                rule = _Rule(tuple(map(_stem, _words(beginnings))), row["code"])
                rules.setdefault(rule.words[0][:MIN_STEM_LENGTH], []).append(rule)
    return {start: tuple(found) for start, found in rules.items()}
