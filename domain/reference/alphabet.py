"""The initial letter of a name and its place in lists: Latin in the order of Gaj's alphabet, then Cyrillic.

A list does not change its order with its reader's language, so Dž, Lj and Nj are letters for all.
"""

import re
import unicodedata

from domain.reference.folding import WITHOUT_DECOMPOSITION

LATIN = (
    *("A", "B", "C", "Č", "Ć", "D", "Dž", "Đ", "E", "F", "G", "H", "I", "J", "K", "L", "Lj", "M", "N", "Nj", "O", "P"),
    *("Q", "R", "S", "Š", "T", "U", "V", "W", "X", "Y", "Z", "Ž"),
)
CYRILLIC = tuple("АБВГДЂЃЕЖЗЅИЈКЛЉМНЊОПРСТЋЌУФХЦЧЏШ")
"""The letters of Macedonian and of the Cyrillic of Bosnia and Herzegovina."""
NO_LETTER = "0-9"
"""Stands for the letter of names that begin with a digit, or with a letter of neither alphabet."""
ALPHABET = (NO_LETTER, *LATIN, *CYRILLIC)

_DIGITS, _LETTERS, _OTHER_LETTER = 10, 20, 99
_RANKS = {letter.casefold(): rank for rank, letter in enumerate((*LATIN, *CYRILLIC), start=_LETTERS)}
_UNITS = re.compile("dž|lj|nj|.", re.DOTALL)


def initial_letter(name: str) -> str:
    """The letter of `ALPHABET` under which a name is listed; quotation marks before it do not count."""
    rank = next(iter(_ranks(name)), 0)
    return ALPHABET[rank - _LETTERS + 1] if _LETTERS <= rank < _OTHER_LETTER else NO_LETTER


def alphabetical_key(name: str) -> str:
    """Text whose order by code points is the order of the names."""
    group = "0" if initial_letter(name) == NO_LETTER else "1"
    return group + "".join(f"{rank:02d}" for rank in _ranks(name))


def _ranks(name: str) -> list[int]:
    """Lists the ranks of each letter and digit, with 0 for what is between words. Two digits at most."""
    ranks: list[int] = []
    for unit in _UNITS.findall(unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())):
        rank = _rank(unit)
        if rank or (ranks and ranks[-1]):
            ranks.append(rank)
    return ranks


def _rank(unit: str) -> int:
    if unit in _RANKS:
        return _RANKS[unit]
    if unit.isdecimal():
        return _DIGITS + int(unit)
    if not unit.isalpha():
        return 0
    base = unicodedata.normalize("NFD", WITHOUT_DECOMPOSITION.get(unit, unit))[0]
    return _RANKS.get(base, _OTHER_LETTER)
