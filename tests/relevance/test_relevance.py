"""Typical queries in five languages find relevant ads among the first ten."""

import sys

import pytest

from domain.reference.language import query_parser
from domain.reference.language.query_parser import Clause
from tests.relevance import control
from tests.relevance.corpus import offers
from tests.relevance.judging import fallen, judge, judgements


@pytest.fixture(autouse=True)
def _forget() -> None:
    for remembered in (control.words_of, control._known, control._keys):
        remembered.cache_clear()


def test_there_are_enough_queries_about_ads_that_exist() -> None:
    assert len(judgements()) >= 60
    assert {judgement.language for judgement in judgements()} >= {"hr", "en", "sl", "bs", "mk", "typo", "across"}
    assert {name for judgement in judgements() for name in judgement.must} <= {offer.name for offer in offers()}


def test_a_plain_scan_with_this_analysis_finds_them(capsys: pytest.CaptureFixture[str]) -> None:
    verdicts = judge(control.scan)
    with capsys.disabled():
        sys.stdout.write("".join(f"\n{language:7} {verdict}" for language, verdict in verdicts.items()) + "\n")
    assert not fallen("scan", verdicts)


def test_control_words_compared_as_written_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "terms", lambda text: [token.exact for token in query_parser.analyse(text).tokens])
    monkeypatch.setattr(query_parser, "Clause", lambda _, exact: Clause(exact, exact))
    assert {line.partition(":")[0] for line in fallen("scan", judge(control.scan))} >= {"hr", "sl", "mk"}


def test_control_an_intruder_is_seen() -> None:
    assert "kuhar: own/kuhinje" in judge(lambda _: ["own/kuhinje"])["hr"].intruders
