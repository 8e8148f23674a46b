"""Words of ads are those of the one analysis, however fast they are read."""

from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.analysis import terms
from read_models.job_search.words import stems_of, text_of, words_of
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
def test_reading_fast_is_reading_the_same(text: str) -> None:
    assert stems_of(text).split() == terms(text)


def test_an_ad_is_found_by_all_it_says() -> None:
    words = words_of(
        ad(
            title="KONOBAR / ICA (m/ž)",
            description="<p>Rad &amp; zabava</p><p>smjene</p>",
            requirements="iskustvo",
            benefits="smještaj",
            additional_skills=["engleski jezik"],
        ),
        "Konoba Tri Volta",
    )
    assert words.title == "konobar"
    assert words.stems.startswith(" konobar | ")
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
        assert set(terms(text)) <= set(words.stems.split())


def test_text_is_read_between_the_tags() -> None:
    assert text_of("<p>a<br>b</p>&lt;i&gt;").split() == ["a", "b", "<i>"]
