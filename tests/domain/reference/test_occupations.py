"""Classifying ads by occupation, from titles as employers write them and from descriptions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.occupations import Occupations


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("KONOBAR/ICA (m/ž)", "5131"),
        ("Natakarica", "5131"),
        ("готвач во ресторан", "5120"),
        ("Glavni kuhar / ica", "3434"),
        ("Pomoćni kuhar", "9412"),
        ("Voznica avtobusa", "8331"),
        ("Vozač C i E kategorije", "8332"),
        ("Prodajalka", "5223"),
        ("Senior Software Engineer (Backend)", "2512"),
        ("Medicinska sestra / medicinski tehničar", "3221"),
        ("Account Manager", "3322"),
        ("SPREMAČ / ICA", "9112"),
        ("MEDICINSKA / I SESTRA / TEHNIČAR", "3221"),
        ("ADMINISTRATIVNI/A DJELATNIK/CA U PRODAJI", "4110"),
        ("Konobar (m/ž) - ZAGREB-DUBRAVA", "5131"),
        ("KONOBARI/CE – ZADAR-BORIK (hotelski kompleks)", "5131"),
        ("Zdravstveno-laboratorijski tehničar", "3212"),
        ("Auto mehaničar", "7231"),
        ("Kotlin / Android inženjer", "2512"),
        ("Kuhar u dućanu", "5120"),
        ("Posao u dućanu", "5223"),
        ("Poslovni tajnik direktora (m/ž)", "3343"),
        ("Nešto sasvim drugo", None),
        ("Radnik za sve", None),
        ("", None),
        ("!!!", None),
    ],
)
def test_the_most_specific_name_decides(title: str, code: str | None) -> None:
    assert Occupations().find(title) == code


@pytest.mark.parametrize(
    ("title", "codes"),
    [
        ("Kuhar/ica, konobar/ica", ("5120", "5131")),
        ("Zidar-fasader", ("7112", "7123")),
        ("MORNAR – KONOBAR NA BRODU", ("8350", "5131")),
        ("Kuhari i sobarice", ("5120", "9112")),
        ("Prodavač – trgovina u centru", ("5223",)),
        ("Otvaramo novi restoran!", ()),
    ],
)
def test_a_title_may_offer_several(title: str, codes: tuple[str, ...]) -> None:
    assert set(Occupations().find_all(title)) == set(codes)


@pytest.mark.parametrize(
    ("title", "description", "code"),
    [
        ("Pridruži nam se", "U sali našeg restorana nedostaje nam konobar za popodnevnu smjenu.", "5131"),
        ("VOZAČ (m/ž)", "Vožnja tegljača s prikolicom u domaćem prometu.", "8332"),
        ("VOZAČ (m/ž)", "Radite kao vozač kombija, do 3,5 tone.", "8322"),
        ("OPERATER", "Operater na brizgalici u tri smjene.", "8142"),
        ("Zidar", "Naš kuhar kuha svaki dan, kuhar je najbolji.", "7112"),
        ("Iščemo sodelavce!", "Za strežbo iščemo prijazne natakarje.", "5131"),
        ("Posao", "Nudimo plaću i smještaj.", None),
    ],
)
def test_where_a_title_says_little_the_description_decides(title: str, description: str, code: str | None) -> None:
    assert Occupations().find(title, lambda: description) == code


def test_one_mention_far_from_the_beginning_is_no_evidence() -> None:
    far = "dobri uvjeti, lijepa plaća te smještaj uz more " * 20
    assert Occupations().find("Posao", lambda: f"{far} gosti hvale: kuhar") is None
    assert Occupations().find("Posao", lambda: f"{far} tražimo kuhara, kuhar priprema jela") == "5120"


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("Viši stručni suradnik za javnu nabavu", "3323"),
        ("Referent nabave", "3323"),
        ("Voditelj Odjela za nabavu (m/ž)", "1324"),
        ("Strokovni sodelavec/ka v oddelku nabave", "3323"),
        ("Раководител на одделение за набавки", "1324"),
        ("VIŠI / A SAVJETNIK / CA ZA ODNOSE S JAVNOŠĆU", "2432"),
        ("Stručnjak za procjenu kreditnog rizika", "2413"),
        ("Referent za računovodstvo", "3313"),
        ("Djelatnik u računovodstvu", "4311"),
        ("Inženjer za mrežne tehnologije", "2523"),
        ("Instalater telekomunikacijske infrastrukture", "7422"),
        ("Tehničar u proizvodnji lijekova", "3116"),
        ("POMOĆNI / A RADNIK / CA ZA NJEGU, SKRB I PRATNJU", "5321"),
        ("POMOČ PRI PRODAJI", "5223"),
        ("Asistent, znanstveno područje društvenih znanosti, polje ekonomija", "2310"),
    ],
)
def test_a_rank_and_an_area_of_work_say_an_occupation(title: str, code: str) -> None:
    assert Occupations().find(title) == code


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("STRUČNI / A SURADNIK / ICA LOGOPED / INJA", "2266"),
        ("Tehnički suradnik - laborant (m/ž)", "3111"),
        ("Doktor medicine, specijalist pedijatrije", "2212"),
        ("RADNIK / CA III. VRSTE (POMOĆNI / A KUHAR / ICA)", "9412"),
        ("Zidar, fasader, pomoćni radnik", "7112"),
        ("Zdravstveni radnik - primalja", "2222"),
    ],
)
def test_a_rank_leaves_the_occupation_to_a_name(title: str, code: str) -> None:
    assert Occupations().find(title) == code


@pytest.mark.parametrize("title", ["Specijalist (m/ž)", "Savjetnik za čuda", "Voditelj/ica", "Suradnik u timu"])
def test_a_rank_alone_says_no_occupation(title: str) -> None:
    assert Occupations().find(title) is None


@pytest.mark.parametrize(
    ("title", "description", "code"),
    [
        ("Stručni suradnik", "Tražimo pravnika s položenim pravosudnim ispitom.", "2619"),
        ("Specijalist (m/ž)", "Kao računovođa vodite poslovne knjige; kuhar nam već kuha.", "2411"),
        ("Tehničar", "Naš tim čine direktor i kuhar.", "3119"),
        ("Administrator", "Skladištar vam pomaže, skladištar je uz vas.", "4110"),
    ],
)
def test_of_a_rank_the_description_decides_among_its_occupations(title: str, description: str, code: str) -> None:
    assert Occupations().find(title, lambda: description) == code


def test_brackets_are_read_only_where_the_rest_says_nothing() -> None:
    assert Occupations().find("Skladištar (vozač viljuškara)") == "4321"
    assert Occupations().find("Za rad u Zagrebu (kuhar)") == "5120"


@pytest.mark.parametrize("workers", ["1 IZVRŠITELJ / ICA", "2 (dva) izvršioca", "3 osobe", "1 извршител", "2 osebi"])
def test_the_number_of_workers_is_no_occupation(workers: str) -> None:
    assert Occupations().find(f"Stručni suradnik, {workers}") == Occupations().find("Stručni suradnik")
    assert Occupations().find(f"Voditelj, {workers}") is None


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("Samostojni računovodja m/ž Ljubljana", "2411"),
        ("MAGISTAR / RA FARMACIJE", "2262"),
        ("LOGOPED / TKINJA", "2266"),
        ("Prodajalec (m/ž) - Postojna", "5223"),
        ("PREDAVAČA / ICE NA VELEUČILIŠTU", "2310"),
    ],
)
def test_gender_suffixes_do_not_hide_the_name(title: str, code: str) -> None:
    assert Occupations().find(title) == code


@given(st.text(max_size=100), st.text(max_size=100))
def test_any_text_gets_a_known_occupation_or_none(title: str, description: str) -> None:
    found = Occupations().find(title, lambda: description)
    assert found is None or Occupations().knows(found)
    named = Occupations().find(title)
    assert named is None or named in Occupations().find_all(title)
