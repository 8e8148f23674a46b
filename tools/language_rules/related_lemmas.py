"""Joins lemmas of both genders and of neighbour languages: "prodajalka" is a "prodajalec", "trgovec" a "trgovac"."""

from collections.abc import Iterable, Iterator

from tools.language_rules.forms import InflectedForm, Rank

TRADES = ("ac", "ant", "ar", "ec", "ent", "er", "ik", "ist", "log", "or", "telj", "urg")
WIVES = (("ica", ""), ("ica", "ik"), ("ka", ""), ("ka", "ec"), ("ka", "ac"), ("inja", ""), ("kinja", ""))
# Women by their form only: a hospital is not a patient, and a pump pumps nobody.
STRANGERS = frozenset({"bolnica", "crpalka"})
AT_HOME, ABROAD = "ac", "ec"


def related_lemmas(inflected: Iterable[InflectedForm]) -> Iterator[InflectedForm]:
    """Lemmas that are forms of another lemma."""
    known = list(inflected)
    lemmas = {each.lemma for each in known if each.rank <= Rank.SLOVENIAN_NOUN}
    trades = {lemma for lemma in lemmas if lemma.endswith(TRADES)}
    for woman in sorted({each.lemma for each in known if each.rank == Rank.WOMAN} - STRANGERS):
        husbands = (woman.removesuffix(wife) + man for wife, man in WIVES if woman.endswith(wife))
        if husband := next((husband for husband in husbands if husband in trades), None):
            yield InflectedForm(woman, husband, Rank.PERSON)
    croatian = {each.lemma for each in known if each.rank in {Rank.CROATIAN_WORD, Rank.CROATIAN_NOUN}}
    for person in sorted({each.lemma for each in known if each.rank == Rank.PERSON}):
        neighbour = person.removesuffix(AT_HOME) + ABROAD
        if person.endswith(AT_HOME) and neighbour in lemmas - croatian:
            yield InflectedForm(neighbour, person, Rank.PERSON)
