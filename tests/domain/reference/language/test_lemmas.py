"""Forms of an occupation share a lemma; unrelated words do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.analysis import terms
from domain.reference.language.lemmas import lemma
from tests.domain.reference.language.paradigms import PARADIGMS


@pytest.mark.parametrize("language", PARADIGMS)
def test_the_nominative_finds_every_form(language: str) -> None:
    missed = {
        form for word, forms in PARADIGMS[language].items() for form in forms.split() if terms(form) != terms(word)
    }
    assert missed == set()


@pytest.mark.parametrize("language", PARADIGMS)
def test_forms_are_found_without_accents_and_in_capitals(language: str) -> None:
    bare = str.maketrans("čćšžđČĆŠŽĐ", "ccszdCCSZD")
    for word, forms in PARADIGMS[language].items():
        assert {*terms(forms.upper())} == {*terms(forms)}
        assert terms(word.translate(bare)) == terms(word)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("kuhar", "kuhinja"),
        ("kuhar", "kuhanje"),
        ("pekar", "pečat"),
        ("vozač", "voz"),
        ("vozač", "vozilo"),
        ("vozač", "vožnja"),
        ("konobar", "konoba"),
        ("radnik", "rad"),
        ("radnik", "radni"),
        ("medicinska", "medicina"),
        ("bolnica", "bolnik"),
        ("knjižničar", "knjigovođa"),
        ("prodavač", "prodaja"),
        ("prodavač", "prodavaonica"),
        ("učitelj", "učenik"),
        ("građevinar", "građanin"),
        ("strojar", "stroj"),
        ("frizer", "frizura"),
        ("plaća", "plac"),
        ("posao", "poslati"),
        ("natakar", "nakit"),
        ("voznik", "voz"),
        ("account", "accounting"),
        ("nurse", "nursery"),
        ("java", "javascript"),
        ("c", "c++"),
        ("c#", "c++"),
        ("net", ".net"),
        ("готвач", "готвење"),
        ("работник", "работа"),
    ],
)
def test_unrelated_words_have_different_stems(one: str, other: str) -> None:
    assert terms(one) != terms(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Rijeci", "Rijeka"),
        ("Banjoj Luci", "Banja Luka"),
        ("Puli", "Pula"),
        ("Skoplju", "Скопје"),
        ("Kopru", "Koper"),
        ("računovotkinja", "računovođa"),
        ("knjigovotkinji", "knjigovođa"),
        ("fizioterapeutkinja", "fizioterapeut"),
        ("trgovkinju", "trgovac"),
        ("šefica", "šef"),
        ("inženirka", "inženir"),
        ("pekinja", "pek"),
        ("чистачката", "чистач"),
        ("адвокатка", "адвокат"),
        ("возач", "vozač"),
        ("учител", "učitelj"),
        ("trgovec", "trgovac"),
        ("inženir", "inženjer"),
        ("инженер", "inženjer"),
        ("менаџер", "manager"),
        ("menadžerica", "manager"),
        ("node.js", "nodejs"),
        ("e-mail", "email"),
        ("gradjevina", "građevina"),
        ("Reactom", "React"),
        ("developeri", "developer"),
        ("2.000", "2000"),
    ],
)
def test_spellings_and_related_languages_share_stems(one: str, other: str) -> None:
    assert terms(one) == terms(other)


@pytest.mark.parametrize("word", ["sql", "plc", "cnc", "haccp", "rtos", "qa", "hr", "it"])
def test_abbreviations_stay_as_they_are(word: str) -> None:
    assert terms(word) == [word]


@given(st.text(alphabet="aeioukrstnvlmjcpz", min_size=1, max_size=20))
def test_no_word_is_stemmed_to_nothing(word: str) -> None:
    assert len(lemma(word)) >= min(len(word), 3)
    assert lemma(word) == lemma(word)
