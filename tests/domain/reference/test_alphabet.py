"""Names stand under their letter, in the order of the alphabets."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.alphabet import ALPHABET, NO_LETTER, alphabetical_key, initial_letter


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Konoba Tri Volta", "K"),
        ("čistoća d.o.o.", "Č"),
        ("Ćevabdžinica", "Ć"),
        ("Džezva", "Dž"),
        ("DŽEZVA", "Dž"),
        ("Ǆezva", "Dž"),
        ("Đakovo", "Đ"),
        ("LJEKARNA", "Lj"),
        ("Njiva", "Nj"),
        ("„Šator“ d.o.o.", "Š"),
        ("S\u030cator", "Š"),
        ("Österreich Werke", "O"),
        ("Łódź", "L"),
        ("Ѓердан", "Ѓ"),
        ("Јаболко", "Ј"),
        ("3 pčele", NO_LETTER),
        ("株式会社", NO_LETTER),
        ("!!!", NO_LETTER),
        ("", NO_LETTER),
    ],
)
def test_a_name_is_listed_under_its_first_letter(name: str, letter: str) -> None:
    assert initial_letter(name) == letter


def test_names_are_in_the_order_of_the_alphabets() -> None:
    in_order = [
        *("10 prstiju", "3 pčele", "Cvijet", "Čamac", "Ćuk", "Dvor", "Džezva", "Đak", "Lav", "Luka", "Luka Sjever"),
        *("Lukavac", "Ljiljan", "Novi Val", "Njiva", "Sunce", "Šuma", "Zora", "Žito", "Ана", "Ѓердан", "Шума"),
    ]
    shuffled = random.Random(1).sample(in_order, len(in_order))
    assert sorted(shuffled, key=alphabetical_key) == in_order


@given(st.text(max_size=40), st.text(max_size=40))
def test_letters_follow_each_other_as_their_names_do(one: str, other: str) -> None:
    first, second = sorted((one, other), key=alphabetical_key)
    assert ALPHABET.index(initial_letter(first)) <= ALPHABET.index(initial_letter(second))
