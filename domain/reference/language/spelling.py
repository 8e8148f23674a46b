"""Spelling correction: words one edit apart share a deletion (SymSpell), and the edit distance confirms it."""

from collections.abc import Callable, Iterable
from string import ascii_lowercase

MIN_CORRECTED_LENGTH = 4


def deletes(word: str) -> set[str]:
    """The word and all its variants with one letter deleted. Two words within one insertion, deletion, substitution or
    transposition share a variant; the converse does not hold."""
    return {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}


def one_edit(beginning: str) -> list[str]:
    """Everything that this beginning of a word may have been meant for: one letter more, fewer, another or exchanged,
    in plain letters. The first letter is only exchanged, since people seldom miss it; none for short ones."""
    if len(beginning) < MIN_CORRECTED_LENGTH:
        return []
    pairs = [(beginning[:at], beginning[at:]) for at in range(len(beginning) + 1)]
    exchanged = [one + two[1] + two[0] + two[2:] for one, two in pairs if len(two) > 1]
    fewer = [one + two[1:] for one, two in pairs[1:] if two and len(beginning) > MIN_CORRECTED_LENGTH]
    other = [one + letter + two[1:] for one, two in pairs[1:] if two for letter in ascii_lowercase]
    more = [one + letter + two for one, two in pairs[1:] if two for letter in ascii_lowercase]
    return [each for each in dict.fromkeys((*exchanged, *fewer, *other, *more)) if each != beginning]


def edits(word: str, candidate: str) -> int:
    """The edit distance with transpositions (optimal string alignment)."""
    before: list[int] = []
    row = list(range(len(candidate) + 1))
    for i, letter in enumerate(word, 1):
        before, above, row = row, before, [i]
        for j, other in enumerate(candidate, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == candidate[j - 2] and word[i - 2] == other:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
    return row[-1]


def is_typo(word: str, candidate: str) -> bool:
    """Whether one may be a typo of the other: a single edit, and both long enough."""
    return (
        min(len(word), len(candidate)) >= MIN_CORRECTED_LENGTH
        and abs(len(word) - len(candidate)) <= 1
        and edits(word, candidate) == 1
    )


def corrections(typed: Iterable[str], words_of_key: Callable[[str], Iterable[str]]) -> list[str]:
    """Known words that one of these spellings was probably meant for, without repeats, in the order found.

    `words_of_key` returns known words by one of their `deletes` keys; a query has a word as typed and its stem.
    """
    spellings = list(dict.fromkeys(typed))
    met = dict.fromkeys(known for word in spellings for key in sorted(deletes(word)) for known in words_of_key(key))
    return [known for known in met if any(is_typo(word, known) for word in spellings)]
