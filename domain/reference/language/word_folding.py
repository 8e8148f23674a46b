"""Folds a word for comparison, further than a URL does."""

from domain.reference.folding import fold

LONGEST_WORD = 48


def fold_word(word: str) -> str:
    """Lower case, plain letters; "dj" is "đ", Macedonian "gj" and "kj" are "g" and "k", and "2.000" is "2000"."""
    folded = "".join(letter for letter in fold(word) if letter.isalnum() or letter in "+#.")[:LONGEST_WORD]
    if folded[:1].isdigit():
        return folded.replace(".", "")
    folded = folded.removesuffix(".js") + "js" if folded.endswith(".js") else folded
    if len(folded) > 2:
        folded = folded.replace("dj", "d").replace("gj", "g").replace("kj", "k")
    return folded
