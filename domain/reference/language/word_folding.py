"""Folds a word for comparison, more than for URLs."""

from domain.reference.folding import fold

MAX_WORD_LENGTH = 48


def fold_word(word: str) -> str:
    """Lower case, plain letters; "dj" becomes "d" as "đ" does, Macedonian "gj" and "kj" become "g" and "k"; "2.000"
    becomes "2000"."""
    folded = fold(word)
    if not folded.isalnum():
        folded = "".join(letter for letter in folded if letter.isalnum() or letter in "+#.")
    folded = folded[:MAX_WORD_LENGTH]
    if folded[:1].isdigit():
        return folded.replace(".", "")
    folded = folded.removesuffix(".js") + "js" if folded.endswith(".js") else folded
    if len(folded) > 2:
        folded = folded.replace("dj", "d").replace("gj", "g").replace("kj", "k")
    return folded
