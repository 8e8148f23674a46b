"""One slip of the finger: words one edit apart share a key (SymSpell), and the distance confirms it."""

SHORTEST_CORRECTED = 4


def deletes(word: str) -> set[str]:
    """The word and the word without each one of its letters. Two words one insertion, deletion, substitution or swap of
    neighbours apart have one of these in common, though not all that have one in common are that near."""
    return {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}


def edits(word: str, candidate: str) -> int:
    """Insertions, deletions, substitutions and swaps of neighbours between two words, no letter touched twice (optimal
    string alignment)."""
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


def is_slip(word: str, candidate: str) -> bool:
    """Whether one could have been typed for the other: a single edit, the words being long enough to be sure."""
    return (
        min(len(word), len(candidate)) >= SHORTEST_CORRECTED
        and abs(len(word) - len(candidate)) <= 1
        and edits(word, candidate) == 1
    )
