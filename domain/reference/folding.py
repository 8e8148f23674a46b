"""Folds words of four neighbouring languages to plain Latin letters, for comparison and URLs."""

import re
import unicodedata

MACEDONIAN = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "ѓ": "gj", "е": "e", "ж": "z", "з": "z", "ѕ": "dz", "и": "i",
    "ј": "j", "к": "k", "л": "l", "љ": "lj", "м": "m", "н": "n", "њ": "nj", "о": "o", "п": "p", "р": "r", "с": "s",
    "т": "t", "ќ": "kj", "у": "u", "ф": "f", "х": "h", "ц": "c", "ч": "c", "џ": "dz", "ш": "s",
    "ђ": "d", "ћ": "c",
}  # fmt: skip
WITHOUT_DECOMPOSITION = {"đ": "d", "ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "ı": "i", "ð": "d", "þ": "th"}
LETTERS = str.maketrans(MACEDONIAN | WITHOUT_DECOMPOSITION)


def fold(text: str) -> str:
    """Lower case, no diacritics, Latin letters, single spaces: «ГОТВАЧ  во Охрид» becomes "gotvac vo ohrid"."""
    if text.isascii():
        return " ".join(text.lower().split())
    folded = text.translate(_FOLDED)
    return " ".join((_folded(text) if _COMBINING in folded else folded).split())


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFC", text.casefold()).translate(LETTERS)
    decomposed = unicodedata.normalize("NFKD", letters)
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return bare.casefold().translate(LETTERS)


class _FoldedLetters(dict[int, str]):
    """Folded letters, each computed once. A text can be folded letter by letter unless it has combining ones."""

    def __missing__(self, code: int) -> str:
        letter = chr(code)
        decomposed = unicodedata.normalize("NFD", letter)
        folded = _COMBINING if unicodedata.combining(decomposed[0]) else _folded(letter)
        if len(self) < _MOST_LETTERS:
            self[code] = folded
        return folded


_COMBINING = "\N{COMBINING GRAPHEME JOINER}"
"""Marks a text that has a combining letter."""
_MOST_LETTERS = 4096
_FOLDED = _FoldedLetters()


def without_dj(folded: str) -> str:
    """Folded text with "dj" written for "đ" reduced to "d": "djakovo" becomes "dakovo", like "Đakovo"."""
    return folded.replace("dj", "d")


def slug(text: str) -> str:
    """The URL part of a title: a-z, 0-9 and single hyphens; empty when no letter is left."""
    return re.sub(r"[^a-z0-9]+", "-", fold(text)).strip("-")
