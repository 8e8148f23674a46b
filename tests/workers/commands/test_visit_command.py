"""The command that prints how often pages were opened."""

import pytest

from domain.kernel.process.platform import Platform
from domain.tracking.page_views import Device, PageView, PageViewCounter, Referrer
from tests.workers.command_result import RunCommand


@pytest.fixture(autouse=True)
def views(platform: Platform) -> None:
    counter = PageViewCounter(platform.engine)
    for _ in range(12):
        counter.count(PageView("job", "hr", Referrer.SEARCH_ENGINE, Device.PHONE, 4711))
    counter.count(PageView("settings", "mk"))
    counter.close()


def tables(text: str) -> list[list[list[str]]]:
    return [[line.split() for line in block.splitlines()] for block in text.strip().split("\n\n")]


def test_it_prints_a_table_for_each_dimension_and_hides_small_numbers(run_command: RunCommand) -> None:
    result = run_command("visits")
    assert result.code == 0
    _, routes, languages, referrers, devices, jobs = tables(result.out)
    assert routes == [["route", "views"], ["job", "12"], ["settings", "<5"]]
    assert languages == [["language", "views"], ["hr", "12"], ["mk", "<5"]]
    assert referrers == [["referrer", "views"], ["search-engine", "12"], ["-", "<5"]]
    assert devices == [["device", "views"], ["phone", "12"], ["-", "<5"]]
    assert jobs == [["job", "views"], ["4711", "12"]]


def test_dimensions_are_shown_together_on_request(run_command: RunCommand) -> None:
    result = run_command("visits", "--by", "route,device", "--together")
    assert tables(result.out)[1] == [
        ["route", "device", "views"],
        ["job", "phone", "12"],
        ["settings", "-", "<5"],
    ]


def test_a_jobs_views_are_shown_by_day(run_command: RunCommand) -> None:
    result = run_command("visits", "--job", "4711")
    table = tables(result.out)[1]
    assert table[0] == ["day", "views"]
    assert [line[1] for line in table[1:]] == ["12", "12"]
    assert table[-1][0] == "total"
    assert tables(run_command("visits", "--job", "4711", "--until", "2020-01-01").out)[1][-1] == ["total", "0"]


@pytest.mark.parametrize("words", [("--by", "address"), ("--since", "yesterday")])
def test_wrong_words_are_explained(run_command: RunCommand, words: tuple[str, ...]) -> None:
    assert run_command("visits", *words).code == 2
