"""Inflected forms of Macedonian. No dictionary has a clear licence, so articles and plurals are generated for a list of
words of work, and for words shared with Croatian; the learned rules cover other words."""

from collections.abc import Container, Iterable, Iterator

from domain.reference.language.word_folding import fold_word
from domain.reference.names import read_rows
from tools.language_rules.forms import InflectedForm, Rank

VOWELS = "aeiou"
SOFT = {"k": "c", "g": "z", "h": "s"}
SHARED_NOUNS = frozenset({Rank.PERSON, Rank.CROATIAN_NOUN})


def macedonian_words() -> Iterator[InflectedForm]:
    """Forms of the listed words."""
    for row in read_rows("job_words.csv"):
        if row["language"] == "mk":
            forms_of = {"person": _person, "noun": _noun, "adjective": _adjective}[row["kind"]]
            for word in map(fold_word, row["words"].split()):
                lemma = word + "j" if word.endswith("tel") else word  # "учител" is "učitelj"
                yield from (InflectedForm(form, lemma, Rank.MACEDONIAN_WORD) for form in (word, *forms_of(word)))


def macedonian_forms(known_forms: Iterable[InflectedForm]) -> Iterator[InflectedForm]:
    """Forms of words shared with Croatian, of the lowest rank."""
    known = set(known_forms)
    inflected = {each.form for each in known if each.rank in SHARED_NOUNS}
    for lemma in sorted({each.lemma for each in known if each.rank in SHARED_NOUNS}):
        yield from (InflectedForm(form, lemma, Rank.MACEDONIAN_FORM) for form in _noun(lemma, inflected))
    for lemma in sorted({each.lemma for each in known if each.rank == Rank.CROATIAN_ADJECTIVE}):
        if lemma.endswith("i"):
            yield from (InflectedForm(form, lemma, Rank.MACEDONIAN_FORM) for form in _adjective(lemma))


def _person(lemma: str) -> Iterator[str]:
    yield from _noun(lemma)
    if lemma[-1] not in VOWELS and not lemma.endswith("ec"):
        wife = (lemma[:-1] + "c" if lemma.endswith("k") else lemma) + "ka"
        yield from (wife, *_noun(wife))


def _noun(lemma: str, inflected: Container[str] = ()) -> Iterator[str]:
    if lemma.endswith("telj"):
        yield from (lemma[:-1], *_noun(lemma[:-1]))
    elif lemma.endswith("a"):
        yield from (lemma + "ta", lemma[:-1] + "i", lemma[:-1] + "ite")
    elif lemma.endswith(("o", "e")):
        yield from (lemma + "to", lemma[:-1] + "a", lemma[:-1] + "ata")
    elif lemma[-1] not in VOWELS:
        fleeting = lemma[:-2] + lemma[-1]
        root = fleeting if lemma.endswith("ec") or fleeting + "i" in inflected else lemma
        plural = root[:-1] + SOFT.get(root[-1], root[-1]) + "i"
        if sum(letter in VOWELS for letter in lemma) == 1:
            plural = lemma + "ovi"
        yield from (lemma + "ot", plural, plural + "te")


def _adjective(lemma: str) -> Iterator[str]:
    root = lemma.removesuffix("i")
    if lemma.endswith("en"):
        root = lemma[:-2] + "n"
    yield from (root + ending for ending in ("a", "o", "i", "iot", "ata", "oto", "ite"))
