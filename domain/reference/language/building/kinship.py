"""Words that are one across genders and neighbours: "prodajalka" is a "prodajalec", "trgovec" a "trgovac"."""

from collections.abc import Iterable, Iterator

from domain.reference.language.building.forms import Rank, Saying

TRADES = ("ac", "ant", "ar", "ec", "ent", "er", "ik", "ist", "log", "or", "telj", "urg")
WIVES = (("ica", ""), ("ica", "ik"), ("ka", ""), ("ka", "ec"), ("ka", "ac"), ("inja", ""), ("kinja", ""))
# Women by their form only: a hospital is not a patient, and a pump pumps nobody.
STRANGERS = frozenset({"bolnica", "crpalka"})
AT_HOME, ABROAD = "ac", "ec"


def kinship(sayings: Iterable[Saying]) -> Iterator[Saying]:
    """Which lemmas are another's."""
    said = list(sayings)
    lemmas = {saying.lemma for saying in said if saying.rank <= Rank.SLOVENIAN_NOUN}
    trades = {lemma for lemma in lemmas if lemma.endswith(TRADES)}
    for woman in sorted({saying.lemma for saying in said if saying.rank == Rank.WOMAN} - STRANGERS):
        husbands = (woman.removesuffix(wife) + man for wife, man in WIVES if woman.endswith(wife))
        if husband := next((husband for husband in husbands if husband in trades), None):
            yield Saying(woman, husband, Rank.PERSON)
    croatian = {saying.lemma for saying in said if saying.rank in {Rank.CROATIAN_WORD, Rank.CROATIAN_NOUN}}
    for person in sorted({saying.lemma for saying in said if saying.rank == Rank.PERSON}):
        neighbour = person.removesuffix(AT_HOME) + ABROAD
        if person.endswith(AT_HOME) and neighbour in lemmas - croatian:
            yield Saying(neighbour, person, Rank.PERSON)
