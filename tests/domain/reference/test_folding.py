"""Folding makes spellings comparable, in Latin and Cyrillic."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.folding import MACEDONIAN, fold, slug

TEXTS = st.text(max_size=60)


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Čakovec", "cakovec"),
        ("ĐAKOVO", "dakovo"),
        ("Žičara  na\tSljemenu", "zicara na sljemenu"),
        ("ГОТВАЧ во Охрид", "gotvac vo ohrid"),
        ("Ќе работи во Ѓорче Петров", "kje raboti vo gjorce petrov"),
        ("Џепчиште, Љубојно, Њивици, Ѕвегор", "dzepciste, ljubojno, njivici, dzvegor"),
        ("Škofja Loka", "skofja loka"),
        ("Cafe\u0301", "cafe"),
    ],
)
def test_letters_of_the_four_markets_fold(written: str, folded: str) -> None:
    assert fold(written) == folded


@pytest.mark.parametrize(
    ("title", "address"),
    [
        ("Vozač C+E kategorije", "vozac-c-e-kategorije"),
        ("Medicinska sestra/tehničar", "medicinska-sestra-tehnicar"),
        ("Медицинска сестра", "medicinska-sestra"),
        ("--!!--", ""),
    ],
)
def test_titles_become_addresses(title: str, address: str) -> None:
    assert slug(title) == address


@given(TEXTS)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text(alphabet="čćđšžČĆĐŠŽ" + "".join(MACEDONIAN), max_size=40))
def test_our_own_letters_fold_to_plain_ones_in_either_case(text: str) -> None:
    assert re.fullmatch("[a-z]*", fold(text))
    assert fold(text.upper()) == fold(text)


@given(TEXTS)
def test_a_slug_is_an_address_part_and_its_own_slug(text: str) -> None:
    assert re.fullmatch(r"(?:[a-z0-9]+(?:-[a-z0-9]+)*)?", slug(text))
    assert slug(slug(text)) == slug(text)
