"""The cached analysis of ads has the same terms as the analyser of queries."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.jobs.ad import WorkingTime, WorkMode
from domain.kernel.values.employment import Employment
from domain.reference.education_levels import all_education_levels
from domain.reference.language.analysis import terms, terms_of_phrase
from domain.reference.language.stop_words import is_marked
from domain.reference.language.text_stems import stems_and_stop_words_of, stems_of
from domain.reference.names import read_rows
from read_models.job_search.index.text_analysis import analyse_ad, text_of_html
from tests.domain.jobs.ads import ad

pieces = st.sampled_from(
    ["konobar", "/ica", "/ ica", " / ", "(ica)", "( ica )", "C++", ".NET", "2.000", "e-mail", "a@b.hr", "www.x.hr/a b",
     "m/ž", "(m/ž)", "i", "и", "возач", "č", "c\u030c", "\u200b", "\n", "\u00a0", "it's", "B-kategorija", "…", ","]
)  # fmt: skip


@given(
    st.lists(pieces | st.text(max_size=8), max_size=12).flatmap(
        lambda parts: st.sampled_from([" ", "", "\n"]).map(lambda space: space.join(parts))
    )
)
def test_cached_analysis_equals_uncached_analysis(text: str) -> None:
    assert stems_of(text).split() == terms(text)
    assert stems_and_stop_words_of(text).split() == terms_of_phrase(text)


def test_stop_words_stand_among_the_stems_of_an_ad_for_phrases() -> None:
    assert " rad _od kuca " in f" {stems_and_stop_words_of('Rad od kuće!')} "
    assert [each for each in terms_of_phrase("Rad od kuće i u uredu") if not is_marked(each)] == terms(
        "Rad od kuće i u uredu"
    )


def test_an_ad_is_found_by_all_its_texts() -> None:
    analysed = analyse_ad(
        ad(
            title="KONOBAR / ICA (m/ž)",
            description="<p>Rad &amp; zabava</p><p>smjene</p>",
            requirements="iskustvo",
            benefits="smještaj",
            additional_skills=["engleski jezik"],
        ),
        "Konoba Tri Volta",
    )
    assert analysed.title_words == "konobar"
    assert analysed.stems.startswith(" konobar | ")
    for text in (
        "Splitu",
        "dalmatinska",
        "waiter",
        "келнери",
        "zabavom",
        "smjena",
        "iskustvo",
        "smještaj",
        "engleskog",
        "Volta",
    ):
        assert set(terms(text)) <= set(analysed.stems.split())


@pytest.mark.parametrize(
    ("values", "typed"),
    [
        ({"employment": "seasonal"}, ["sezonski poslovi", "seasonal job", "сезонска работа"]),
        ({"employment": "student"}, ["studentski posao", "študentsko delo"]),
        ({"work_mode": "remote"}, ["rad od kuće", "remote", "delo od doma", "работа од дома"]),
        ({"working_time": "part-time"}, ["pola radnog vremena", "part time"]),
        ({"education_level": 7}, ["VSS", "ВСС"]),
        ({"education_level": 4}, ["SSS"]),
        (
            {"languages": [{"language": "de", "level": "B1"}]},
            ["njemački jezik", "nemščina", "German", "германски јазик", "nemški jezik"],
        ),
        ({"places": [{"name": "Split", "country": "HR", "geonameid": 3190261}]}, ["u Dalmaciji"]),
    ],
)
def test_an_ad_is_found_by_the_names_of_its_filter_values(values: dict[str, Any], typed: list[str]) -> None:
    stems = set(analyse_ad(ad(**values), "Konoba").stems.split())
    other = set(analyse_ad(ad(places=[{"name": "Bled", "country": "SI"}]), "Konoba").stems.split())
    for text in typed:
        assert set(terms(text)) <= stems
        assert not set(terms(text)) <= other


def test_values_with_words_are_values() -> None:
    known = {"employment": set(Employment), "workMode": set(WorkMode), "workingTime": set(WorkingTime)}
    known["education"] = set(map(str, all_education_levels()))
    for row in read_rows("value_words.csv"):
        assert row["value"] in known[row["dimension"]]


def test_text_between_tags_is_extracted() -> None:
    assert text_of_html("<p>a<br>b</p>&lt;i&gt;").split() == ["a", "b", "<i>"]
