"""Gender suffixes are removed from titles for search and URLs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.gender_suffixes import without_gender_suffixes


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("ČISTAČ / ICA", "ČISTAČ"),
        ("PROGRAMER / KA (m/ž)", "PROGRAMER"),
        ("konobar/ica", "konobar"),
        ("kuhar(ica)", "kuhar"),
        ("Voditelj/ica prodaje, m/ž", "Voditelj prodaje"),
        ("Stomatolog/inja", "Stomatolog"),
        ("Skladiščnik/-ca (m/ž)", "Skladiščnik"),
        ("Готвач/ка (м/ж)", "Готвач"),
        ("Работник/чка во лозје", "Работник во лозје"),
        ("Softwareentwickler (m/w/d)", "Softwareentwickler"),
        ("MAGISTAR / RA FARMACIJE", "MAGISTAR FARMACIJE"),
        ("LOGOPED / TKINJA", "LOGOPED"),
        ("PREDAVAČA / ICE", "PREDAVAČA"),
        ("Samostojni računovodja m/ž Ljubljana", "Samostojni računovodja Ljubljana"),
        ("Delovodja (m/ž) proizvodnje", "Delovodja proizvodnje"),
    ],
)
def test_suffixes_and_markers_are_left_out(written: str, said: str) -> None:
    assert without_gender_suffixes(written) == said


@pytest.mark.parametrize(
    "title",
    [
        "Medicinska sestra/tehničar",
        "UI/UX dizajner",
        "CAD/CAM operater",
        "Vozač B/C kategorije",
        "Domar / domarka",
        "QA/DevOps",
    ],
)
def test_words_around_a_slash_stay(title: str) -> None:
    assert without_gender_suffixes(title) == title


@given(st.text(max_size=60))
def test_removing_suffixes_never_adds_text(title: str) -> None:
    assert len(without_gender_suffixes(title)) <= len(title)
