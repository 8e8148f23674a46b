"""Classifying titles by occupation."""

import csv

import pytest

from domain.reference.occupations import DATA, Occupations


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
        ("Nešto sasvim drugo", None),
        ("", None),
        ("!!!", None),
    ],
)
def test_the_most_specific_words_decide(title: str, code: str | None) -> None:
    assert Occupations().find(title) == code


def test_every_word_leads_to_an_occupation_that_exists() -> None:
    with (DATA / "occupation_words.csv").open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows):
            assert Occupations().knows(row["code"]), row
            for words in row["words"].split("; "):
                assert Occupations().find(words), words
