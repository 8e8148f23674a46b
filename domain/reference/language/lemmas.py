"""Lemmas by suffix rules, learned from spelling dictionaries so that each word in them gets its own; see
`tools/language_rules`. A word in none of them is treated as the words are that end as it does."""

import lzma
from collections.abc import Mapping
from functools import cache

from domain.reference.names import DATA

FILE = DATA / "lemma_rules.txt.xz"
START = "^"
MOST_STEPS = 4
SHORTEST = 3
ALONE = 4  # words so short are abbreviations when they are not known, and say nothing of others

Rule = tuple[int, str]


@cache
def rules() -> dict[str, Rule]:
    """How many letters to take off and what to put there, by the suffix that says so; loaded when first asked for."""
    rules: dict[str, Rule] = {}
    for line in lzma.decompress(FILE.read_bytes()).decode().splitlines():
        rule, suffixes = line.split("\t")
        off, on = rule.split(",")
        rules.update(dict.fromkeys(suffixes.split(" "), (int(off), on)))
    return rules


def lemma(word: str, known: Mapping[str, Rule] | None = None) -> str:
    """The lemma of a folded word of letters. A word that was never seen is shortened until nothing more comes off, so
    that it meets its own forms. Rules other than those of the file may be given."""
    known = rules() if known is None else known
    passed = [word]
    while len(passed) <= MOST_STEPS and (shorter := apply_rule(passed[-1], known)) not in passed:
        passed.append(shorter)
    return passed[-1]


def apply_rule(word: str, rules: Mapping[str, Rule]) -> str:
    """The word after the rule of its longest suffix that has one."""
    marked = START + word
    for at in range(len(marked) + 1 if len(word) > ALONE else 1):
        if rule := rules.get(marked[at:]):
            off, on = rule
            changed = word[: len(word) - off] + on
            return changed if len(changed) >= SHORTEST else word
    return word
