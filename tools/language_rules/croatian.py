"""Inflected forms of Croatian from the dictionary of hunspell-hr, whose flags encode inflection and derivation."""

import re
from collections.abc import Iterator

from tools.language_rules.forms import InflectedForm, Rank, folded_form
from tools.language_rules.hunspell import Dictionary

# Flags by what they derive: feminine of a trade, possessive, "-ski", "-ija" and "-anje", "-an", and tenses that ads do
# not use.
FEMININE = frozenset({"TC", "TN", "TO", "TP", "TQ"})
SCIENTIST = "UQ"
POSSESSIVE = frozenset({"UF", "UG", "UH", "UI", "UJ", "TG"})
RELATIONAL = frozenset({"UA"})
HERS = frozenset({"UH", "UI"})
DERIVED_NOUN = frozenset({"TM", "UR", "UV"})
PARTICIPLE = frozenset({"UC", "UD"})
BOOKISH = re.compile(r"(?:[aeijo](?:h|še|smo|ste|še|hu)|vši|avši|ivši)$")
OF_HERS = re.compile(r"(?:ičin|kin|njin)(?:[aeiou]|im|ih|ima|oj|om|og|oga|ome|omu)?$")
OF_SCIENCE = re.compile(r"[sš]k(?:i|a|o|e|u|im|ih|ima|oj|om|og|oga|ome|omu)$")
OF_HIS = re.compile(r"(?<=.)[oe]v(?:[aeiou]|im|ih|ima|oj|om|og|oga|ome|omu)?$")


def croatian(dictionary: Dictionary, places: frozenset[str]) -> Iterator[InflectedForm]:
    """Forms of common words and of places."""
    for word, flags in dictionary.entries:
        if word.isalpha() and (word.islower() or word in places):
            yield from _entry(dictionary, word, flags)


def _entry(dictionary: Dictionary, word: str, flags: frozenset[str]) -> Iterator[InflectedForm]:
    person = bool(flags & FEMININE) or SCIENTIST in flags
    verb = word.endswith(("ti", "ći")) and any(flag[0] in "WX" or "VP" <= flag <= "VZ" for flag in flags)
    noun = not verb and any(flag[0] in "TV" or flag in {"UU", "UW", "UX", "UY"} for flag in flags)
    rank = Rank.PERSON if person else Rank.CROATIAN_NOUN if noun else Rank.CROATIAN_ADJECTIVE
    woman = bool(flags & HERS) and word.endswith(("ica", "ka", "inja"))
    alone = Rank.CROATIAN_WORD if flags else Rank.CROATIAN_LOOSE
    yield folded_form(word, word, Rank.PERSON if person else Rank.WOMAN if woman else alone)
    for flag in sorted(flags - POSSESSIVE):
        forms = list(dictionary.forms(word, flag))
        if not forms:
            continue
        if flag in FEMININE:
            yield from (folded_form(form, word, Rank.PERSON) for form in forms if not OF_HERS.search(form))
        elif flag == SCIENTIST:
            yield from _scientist(word, forms)
        elif flag in RELATIONAL:
            yield from (folded_form(form, forms[0], Rank.CROATIAN_ADJECTIVE) for form in forms)
        elif flag in DERIVED_NOUN:
            yield from (folded_form(form, forms[0], Rank.CROATIAN_NOUN) for form in forms)
        elif verb and flag in PARTICIPLE:
            yield from (folded_form(form, forms[0], Rank.CROATIAN_PARTICIPLE) for form in forms)
        elif verb:
            yield from (folded_form(form, word, Rank.CROATIAN_VERB) for form in forms if not BOOKISH.search(form))
        else:
            yield from (folded_form(form, word, rank) for form in forms)


def _scientist(word: str, forms: list[str]) -> Iterator[InflectedForm]:
    for form in forms:
        if OF_SCIENCE.search(form):
            yield folded_form(form, OF_SCIENCE.sub("ški", form), Rank.CROATIAN_ADJECTIVE)
        elif not OF_HIS.search(form[len(word) - 2 :]):
            yield folded_form(form, word, Rank.PERSON)
