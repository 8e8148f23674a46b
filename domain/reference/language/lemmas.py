"""Lemmatizes by suffix rules learned from spelling dictionaries (`tools/language_rules`). An unknown word follows the
rule of its longest known suffix."""

import lzma
from collections.abc import Mapping
from functools import cache

from domain.reference.names import DATA

FILE = DATA / "lemma_rules.txt.xz"
START = "^"
MAX_STEPS = 4
MIN_LENGTH = 3
ABBREVIATION_LENGTH = 4  # short words, if unknown, are taken for abbreviations, and no rules are learned from them

Rule = tuple[int, str]


@cache
def rules() -> dict[str, Rule]:
    """Rules by suffix: how many letters to remove and what to append; loaded on first use."""
    rules: dict[str, Rule] = {}
    for line in lzma.decompress(FILE.read_bytes()).decode().splitlines():
        rule, suffixes = line.split("\t")
        off, on = rule.split(",")
        rules.update(dict.fromkeys(suffixes.split(" "), (int(off), on)))
    return rules


def lemma(word: str, known: Mapping[str, Rule] | None = None) -> str:
    """The lemma of a folded word of letters. The rules are applied to an unknown word until nothing changes, so that
    all its forms meet. Other rules than the file's may be passed."""
    known = rules() if known is None else known
    passed = [word]
    while len(passed) <= MAX_STEPS and (shorter := apply_rule(passed[-1], known)) not in passed:
        passed.append(shorter)
    return passed[-1]


def apply_rule(word: str, rules: Mapping[str, Rule]) -> str:
    """The word after the rule of its longest suffix that has one."""
    marked = START + word
    for at in range(len(marked) + 1 if len(word) > ABBREVIATION_LENGTH else 1):
        if rule := rules.get(marked[at:]):
            off, on = rule
            changed = word[: len(word) - off] + on
            return changed if len(changed) >= MIN_LENGTH else word
    return word
