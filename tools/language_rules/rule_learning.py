"""Learns suffix rules: the shortest suffixes that give every example its rule. An unknown word follows the majority of
examples with its ending."""

from collections import Counter
from collections.abc import Mapping
from itertools import groupby

from domain.reference.language.lemmas import ABBREVIATION_LENGTH, START, Rule

Example = tuple[str, Rule]


def rule(form: str, lemma: str) -> Rule:
    """Finds how many letters to remove from the end of the form, and what to append, to get the lemma."""
    shared = 0
    while shared < min(len(form), len(lemma)) and form[shared] == lemma[shared]:
        shared += 1
    return len(form) - shared, lemma[shared:]


def learn(lemmas: Mapping[str, str]) -> dict[str, Rule]:
    """Rules by suffix; the longest suffix of a form that has a rule has the form's own."""
    short = {form: lemma for form, lemma in lemmas.items() if len(form) <= ABBREVIATION_LENGTH}
    rules = {START + form: rule(form, lemma) for form, lemma in short.items() if form != lemma}
    examples = sorted(((START + form)[::-1], rule(form, lemma)) for form, lemma in lemmas.items() if form not in short)
    pending: list[tuple[list[Example], int, Rule | None]] = [(examples, 0, None)] if examples else []
    while pending:
        alike, length, inherited = pending.pop()
        counted = Counter(wanted for _, wanted in alike)
        prevailing = max(counted, key=lambda wanted: (counted[wanted], wanted == inherited, wanted))
        if prevailing != inherited:
            rules[alike[0][0][:length][::-1]] = prevailing
        if len(counted) > 1:
            longer = groupby(alike, key=lambda example: example[0][: length + 1])
            pending.extend((list(group), length + 1, prevailing) for _, group in longer)
    return rules
