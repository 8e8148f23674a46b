"""The relevance of the production search on the same ads, through log and projection."""

import sys
from collections.abc import Sequence
from datetime import timedelta

import pytest

from domain.jobs.events import JobEmployer, JobPublished
from domain.jobs.service import Jobs, job_stream
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import open_job_search
from tests.read_model_harness import ReadModels
from tests.relevance.corpus import NOW, offers
from tests.relevance.judging import FIRST_PAGE, Search, fallen, judge

CONTEXT = Context(SYSTEM, "web")


@pytest.fixture(scope="module")
def found_by_people(platform: Platform, read_models: ReadModels) -> Search:
    """The first page of a search among all the ads, their ages as in the corpus. Where some ads have all words, those
    that are said to lack one are not judged as answers."""
    names: dict[int, str] = {}
    now = platform.clock()
    employers: dict[str, int] = {}
    numbers = Jobs(platform.logs["jobs"], platform.engine, platform.clock).next_numbers(len(offers()))
    for number, offer in zip(numbers, offers(), strict=True):
        names[number] = offer.name
        employer = JobEmployer(id=employers.setdefault(offer.employer, len(employers) + 1), name=offer.employer)
        event = JobPublished(
            number=number,
            employer=employer,
            ad=offer.ad,
            published_at=now - (NOW - offer.published_at),
            apply_until=now + timedelta(days=30),
        )
        platform.logs["jobs"].append([Change(job_stream(number), 0, [event], CONTEXT)])
    read_models.show(JobSearch())
    read_models.rebuild.run(JobSearch())  # builds segments, as a site has that was up for a while

    job_search = open_job_search(platform.engine)

    def find(text: str) -> Sequence[str]:
        page = job_search.search(IndexQuery(text=text), per_page=FIRST_PAGE)
        partial = page.missing_words if page.full_matches else {}
        return [names[card.number] for card in page.cards if card.number not in partial]

    return find


def test_people_find_what_they_look_for(found_by_people: Search, capsys: pytest.CaptureFixture[str]) -> None:
    verdicts = judge(found_by_people)
    with capsys.disabled():
        sys.stdout.write("".join(f"\n{language:7} {verdict}" for language, verdict in verdicts.items()) + "\n")
    assert not fallen("job_search", verdicts)
