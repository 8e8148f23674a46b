"""Meanings of words in a query: terms of contract, places, and that one looks for work."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.query_parser import parse_query
from domain.reference.language.understood_words import areas_meant, filter_values

ZAGREB, SPLIT, ZADAR, SKOPJE = "3186886", "3190261", "3186952", "785842"

TERMS = {
    "hr": {
        "konobar na neodređeno": ("employment", "permanent"),
        "stalni posao kuhar": ("employment", "permanent"),
        "zidar na određeno vrijeme": ("employment", "fixed-term"),
        "sezonski posao Hvar": ("employment", "seasonal"),
        "za studente": ("employment", "student"),
        "odvjetnik pripravnik": ("employment", "internship"),
        "prijevod rad od kuće": ("workMode", "remote"),
        "hibridno programer": ("workMode", "hybrid"),
        "pola radnog vremena": ("workingTime", "part-time"),
        "puno radno vrijeme": ("workingTime", "full-time"),
        "trgovac bez iskustva": ("experience", "none"),
        "pravnik VSS": ("education", "7"),
        "2000 eura": ("salary", "2000"),
        "od 1800": ("salary", "1800"),
        "kuhar 1500+": ("salary", "1500"),
        "2000€ neto": ("salary", "2777"),
        "vozač B kategorije": ("licence", "B"),
        "vozačka C": ("licence", "C"),
        "vozač C+E": ("licence", "CE"),
        "šofer C i E kategorija": ("licence", "CE"),
    },
    "en": {
        "permanent job": ("employment", "permanent"),
        "seasonal work": ("employment", "seasonal"),
        "internship": ("employment", "internship"),
        "remote java": ("workMode", "remote"),
        "part-time nurse": ("workingTime", "part-time"),
        "no experience": ("experience", "none"),
        "without experience": ("experience", "none"),
        "driving licence C": ("licence", "C"),
        "driver with licence C": ("licence", "C"),
        "driver's license B": ("licence", "B"),
        "C licence driver": ("licence", "C"),
    },
    "sl": {
        "natakar za nedoločen čas": ("employment", "permanent"),
        "za določen čas": ("employment", "fixed-term"),
        "študentsko delo": ("employment", "student"),
        "delo od doma": ("workMode", "remote"),
        "krajši delovni čas": ("workingTime", "part-time"),
        "brez izkušenj": ("experience", "none"),
        "1500 evrov": ("salary", "1500"),
        "voznik C kategorije": ("licence", "C"),
    },
    "bs": {
        "posao na neodređeno vrijeme": ("employment", "permanent"),
        "rad od kuće": ("workMode", "remote"),
        "1955.83 KM": None,
        "3000 KM": ("salary", "1533"),
    },
    "mk": {
        "келнер на неопределено": ("employment", "permanent"),
        "сезонска работа": ("employment", "seasonal"),
        "работа од дома": ("workMode", "remote"),
        "без искуство": ("experience", "none"),
        "возач Б категорија": ("licence", "B"),
    },
}


@pytest.mark.parametrize(
    ("text", "meant"), [(text, meant) for terms in TERMS.values() for text, meant in terms.items() if meant]
)
def test_terms_of_contract_are_filters(text: str, meant: tuple[str, str]) -> None:
    dimension, value = meant
    assert value in filter_values(parse_query(text).understood)[dimension]


@pytest.mark.parametrize(
    "text",
    ["studentska referada", "tajnik studentskog doma", "zaštita na radu", "mehaničar hibridnih vozila", "od 2025",
     "ISO 9001", "10 eura na sat", "SAP 4000", "doktor opće prakse", "profesor hrvatskog jezika", "C++ programer",
     "student services", "socialno delo"],
)  # fmt: skip
def test_words_that_only_look_like_terms_stay_words(text: str) -> None:
    assert not parse_query(text).understood


@pytest.mark.parametrize(
    ("text", "area"),
    [("konobar u Splitu", SPLIT), ("Splitu", SPLIT), ("kuhar split", SPLIT), ("natakar v Mariboru", "3195506"),
     ("готвач во Скопје", SKOPJE), ("Skoplje", SKOPJE), ("hiring in Laibach", "3196359"), ("prodavač zg", ZAGREB),
     ("zidar Banjaluka", "3204541"), ("vozač u Banjaluci", "3204541"), ("čistačica brač", "3189492"),
     ("kuhar otok Krk", "3197208"), ("konobar maksimir", ZAGREB), ("prodavač Novi Zagreb", ZAGREB),
     ("programer Beč", "AT-wien"), ("programmer Vienna", "AT-wien"), ("zidar u Austriji", "AT"),
     ("konobar u Hercegovini", "3194828"), ("kuhar na Gorenjskem", "3197378"), ("zidar Gorski kotar", "3202104"),
     ("возач Пелагонија", "792578"), ("konobar Istra", "HR-04"), ("posao Slovenija", "SI"),
     ("kuhar Delnice, u Zadru", ZADAR)],
)  # fmt: skip
def test_places_are_understood_in_every_form(text: str, area: str) -> None:
    assert area in areas_meant(parse_query(text).understood)


@pytest.mark.parametrize(
    "text", ["posao na brodu", "call centar", "kuhar visoko obrazovanje", "rad u školi", "posao sa djecom", "mac os",
             "kolar", "njemački jezik", "otok", "vodič"]
)  # fmt: skip
def test_words_that_are_also_villages_stay_words(text: str) -> None:
    assert not areas_meant(parse_query(text).understood)


def test_a_region_is_no_landscape_of_a_similar_name() -> None:
    assert areas_meant(parse_query("kuhar Primorsko-goranska").understood) == ("HR-12",)
    assert areas_meant(parse_query("kuhar Primorska").understood) != ("HR-12",)
    assert areas_meant(parse_query("Bosna i Hercegovina").understood) == ("BA",)


def test_of_a_town_and_its_country_the_town_is_meant() -> None:
    assert areas_meant(parse_query("konobar Split, Hrvatska").understood) == (SPLIT,)
    assert areas_meant(parse_query("konobar Split ili Zadar").understood) == (SPLIT, ZADAR)


def test_alternatives_are_understood_on_both_sides_or_on_none() -> None:
    assert not parse_query("student ili konobar").understood
    assert parse_query("konobar ili kuhar u Splitu").should == parse_query("konobar ili kuhar").should
    assert [len(clause.alternatives) for clause in parse_query("Split ili Zadar konobar kuhar").should] == [1, 1]


@pytest.mark.parametrize(
    "words", ["tražim posao", "radno mjesto", "natječaj", "oglas", "iščem delo", "zaposlitev", "hiring", "jobs",
               "барам работа", "вработување"]
)  # fmt: skip
def test_words_of_looking_for_work_carry_nothing_beside_others(words: str) -> None:
    assert parse_query(f"{words} konobar") == parse_query("konobar")
    assert parse_query(words).should


def test_a_part_of_a_town_stays_a_word_in_its_town() -> None:
    query = parse_query("konobar Maksimir")
    assert areas_meant(query.understood) == (ZAGREB,)
    assert [clause.alternatives for clause in query.should] == [("konobar",), ("maksimir",)]


def test_quoted_and_signed_words_are_never_understood() -> None:
    for text in ('"na neodređeno"', "+remote", "-student", '-"u Splitu"', '"Split"'):
        assert not parse_query(text).understood, text


MEANINGFUL = ["na neodređeno", "u Splitu", "2000 eura", "rad od kuće", "B kategorija", "bez iskustva", "Zagreb"]
PLAIN = ["konobar", "kuhar", "škola", "kamion", "prodaja"]


@given(st.lists(st.sampled_from(PLAIN), min_size=1, max_size=3), st.sampled_from(MEANINGFUL), st.data())
def test_taking_the_text_away_takes_its_meaning_away(words: list[str], meant: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(words)))
    query = parse_query(" ".join([*words[:at], meant, *words[at:]]))
    [understood] = query.understood
    assert understood.text == meant
    assert query.should == parse_query(" ".join(words)).should


@given(
    st.text(max_size=60)
    | st.lists(st.sampled_from([*MEANINGFUL, *PLAIN, "|", "ili", "/", '"', "+", "-"])).map(" ".join)
)
def test_what_is_understood_stands_in_the_text_as_typed(text: str) -> None:
    typed = " ".join(text.split())
    assert all(each.text in typed for each in parse_query(text).understood)
    assert not any(each.dimension == "locations" for each in parse_query(text, with_places=False).understood)
