"""Certainties of many texts at once are those that the library computes of each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.job_import.language_detection import detect, detect_all, language_sample
from domain.job_import.language_model import READ_TOGETHER, language_model

TEXTS = [
    "Tražimo konobara za rad u restoranu na rivi.",
    "TRAŽIMO KONOBARA",
    "Потребан конобар за рад у ресторану у Београду.",
    "Nous recherchons un serveur pour notre restaurant à Lyon, avec des horaires fixes.",
    "",
    "12",
    "é" * 40,
]
words = st.sampled_from("konobar restoran delo iščemo we are looking serveur pour работа келнер für und ы".split())  # noqa: SIM905


def assert_same(texts: list[str]) -> None:
    together = language_model().certainties_of(texts)
    for text, certainties in zip(texts, together, strict=True):
        assert certainties == pytest.approx(language_model().certainties(text), abs=1e-4), text


def test_many_texts_at_once_are_judged_as_one_by_one() -> None:
    assert_same(TEXTS)


def test_texts_fill_more_than_one_array() -> None:
    assert_same([f"{text} {number}" for number in range(READ_TOGETHER // 4) for text in TEXTS])


@given(st.lists(st.one_of(st.lists(words).map(" ".join), st.text(max_size=30)), max_size=6))
def test_any_texts_are_judged_as_one_by_one(texts: list[str]) -> None:
    assert_same(texts)


def test_all_samples_get_the_languages_of_each() -> None:
    samples = [language_sample("Oglas", text) for text in TEXTS]
    assert detect_all(samples) == [detect(sample) for sample in samples]
    assert {found.language for found in detect_all(samples)} >= {"hr", "sr", "fr"}
