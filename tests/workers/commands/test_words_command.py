"""`karijera words suggest`: words that found nothing, and what was searched for instead."""

import pytest

from domain.kernel.process.platform import Platform
from domain.tracking.owner import new_token, visitor
from domain.tracking.search_history import SearchHistory
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import Market
from tests.workers.command_result import RunCommand


@pytest.fixture(autouse=True)
def searches(platform: Platform) -> None:
    market = Market(platform, ReadModels(platform))
    market.follow()
    market.publish(ad(title="Manikerka", position=None, description="<p>Salon</p>"))
    market.publish(ad(title="Kozmetičarka", position=None, description="<p>Salon</p>"))
    market.follow()
    history = SearchHistory(platform.engine)
    for pair in (("brbljavac", "manikerka"), ("kozmetičarka", "manikerka"), ("brbljavac", "zvrčkalo")):
        for _ in range(5):
            owner = visitor(new_token())
            assert owner
            for text in pair:
                history.remember(owner, f"query={text}")


def test_it_proposes_what_finds_jobs_for_what_finds_none(run_command: RunCommand) -> None:
    result = run_command("words", "suggest")
    assert (result.code, result.out) == (0, "brbljavac -> manikerka  (5 people, 1 jobs)\n")


def test_as_many_are_shown_as_are_asked_for(run_command: RunCommand) -> None:
    assert run_command("words", "suggest", "--most", "0").out == ""


@pytest.mark.parametrize("words", [(), ("forget",), ("suggest", "--most", "many")])
def test_wrong_words_are_explained(run_command: RunCommand, words: tuple[str, ...]) -> None:
    assert run_command("words", *words).code == 2
