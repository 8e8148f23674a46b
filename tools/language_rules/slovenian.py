"""Inflected forms of Slovenian from hunspell-sl: entries are stems or forms with flags for further ones."""

import re
from collections import defaultdict
from collections.abc import Iterator

from tools.language_rules.forms import InflectedForm, Rank, folded_form
from tools.language_rules.hunspell import Dictionary

PREFIXES = frozenset("BCDOX")  # po-, pre-, za-, na-, iz-: they say nothing of endings
POSSESSIVE = re.compile(r"(?<=\w\w\w)(?:ov|ev|in)(?:ega)?$")
OBLIQUE = "ega"
LOOSE_ENDINGS = ("ama", "ami", "oma", "ema", "ima", "imi", "ah", "am", "ih", "jo")


def slovenian(dictionary: Dictionary) -> Iterator[InflectedForm]:
    """Forms of common words. Many forms are separate entries: "natakaricah" is joined to the stem "natakaric" if they
    differ by one of the endings only."""
    words: dict[str, set[str]] = defaultdict(set)
    for word, flags in dictionary.entries:
        if word.isalpha() and word.islower():
            words[word] |= flags - PREFIXES
    lemmas: dict[str, tuple[str, Rank]] = {}
    for word, flags in sorted(words.items()):
        if POSSESSIVE.search(word) and flags == {"P"}:
            continue
        for flag in sorted(flags - {"V"}):
            forms = list(dictionary.forms(word, flag))
            lemma, rank = _lemma(words, word, flag, forms)
            lemmas.setdefault(word.rstrip("aeo") if flag in "NS" else word, (lemma, rank))
            yield folded_form(lemma, lemma, _rank_alone(words, lemma, rank))
            yield from (folded_form(form, lemma, rank) for form in [word, *forms])
    for word, flags in words.items():
        for ending in LOOSE_ENDINGS if not flags else ():
            if word.endswith(ending) and (known := lemmas.get(word.removesuffix(ending))):
                yield folded_form(word, *known)
                break


def _rank_alone(words: dict[str, set[str]], lemma: str, rank: Rank) -> Rank:
    hers = lemma[:-2] + "čin" if lemma.endswith("ica") else lemma[:-1] + "in"
    if lemma.endswith(("ica", "ka", "inja")) and (hers in words or hers + OBLIQUE in words):
        return Rank.WOMAN
    return Rank.SLOVENIAN_VERB if rank == Rank.SLOVENIAN_VERB else Rank.SLOVENIAN_WORD


def _lemma(words: dict[str, set[str]], word: str, flag: str, forms: list[str]) -> tuple[str, Rank]:
    if flag in "EFGHI":
        return next((form for form in forms if form.endswith(("ti", "či"))), word), Rank.SLOVENIAN_VERB
    if flag in "LUWY":
        return word, Rank.SLOVENIAN_VERB
    if flag == "A" and word.endswith("l") and (infinitive := word[:-1] + "ti") in words:
        return infinitive, Rank.SLOVENIAN_VERB
    if flag in "PQR" or (flag == "A" and ({"P"} & words[word] or word + OBLIQUE in words)):
        return word.removesuffix(OBLIQUE).removesuffix("i") + "i", Rank.SLOVENIAN_ADJECTIVE
    if flag == "A":
        return word + "a", Rank.SLOVENIAN_NOUN
    if word.endswith("i") and flag in "NT":
        return (word[:-1] + "a" if flag == "N" else word[:-1]), Rank.SLOVENIAN_NOUN
    return word, Rank.SLOVENIAN_NOUN
