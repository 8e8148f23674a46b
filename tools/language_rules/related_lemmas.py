"""Merges lemmas of both genders and of related languages: "prodajalka" with "prodajalec", "trgovec" with "trgovac"."""

from collections.abc import Iterable, Iterator

from tools.language_rules.forms import InflectedForm, Rank

TRADES = ("ac", "ant", "ar", "ec", "ent", "er", "ik", "ist", "log", "or", "telj", "urg")
FEMININE_ENDINGS = (("ica", ""), ("ica", "ik"), ("ka", ""), ("ka", "ec"), ("ka", "ac"), ("inja", ""), ("kinja", ""))
# Feminine in form only: a hospital is not a patient.
NOT_RELATED = frozenset({"bolnica", "crpalka"})
CROATIAN_ENDING, SLOVENIAN_ENDING = "ac", "ec"


def related_lemmas(inflected: Iterable[InflectedForm]) -> Iterator[InflectedForm]:
    """Lemmas that are forms of another lemma."""
    known = list(inflected)
    lemmas = {each.lemma for each in known if each.rank <= Rank.SLOVENIAN_NOUN}
    trades = {lemma for lemma in lemmas if lemma.endswith(TRADES)}
    for woman in sorted({each.lemma for each in known if each.rank == Rank.WOMAN} - NOT_RELATED):
        husbands = (woman.removesuffix(wife) + man for wife, man in FEMININE_ENDINGS if woman.endswith(wife))
        if husband := next((husband for husband in husbands if husband in trades), None):
            yield InflectedForm(woman, husband, Rank.PERSON)
    croatian = {each.lemma for each in known if each.rank in {Rank.CROATIAN_WORD, Rank.CROATIAN_NOUN}}
    for person in sorted({each.lemma for each in known if each.rank == Rank.PERSON}):
        neighbour = person.removesuffix(CROATIAN_ENDING) + SLOVENIAN_ENDING
        if person.endswith(CROATIAN_ENDING) and neighbour in lemmas - croatian:
            yield InflectedForm(neighbour, person, Rank.PERSON)
