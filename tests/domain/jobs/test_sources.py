"""Sources of a job: join and separate."""

from domain.jobs.commands import JoinSource, SeparateSource
from domain.jobs.decisions.sources import join_source, separate_source
from domain.jobs.errors import OnlySource, SourceKeptApart
from domain.jobs.events import JobSource, JobSourceJoined, JobSourceSeparated, JoiningReason
from domain.jobs.state import Job, evolve
from tests.domain.jobs.ads import PUBLISHED
from tests.specification import stream

given = stream(None, evolve)
FIRST, SECOND = JobSource(feed="first", external_id="1"), JobSource(feed="second", external_id="1")
IMPORTED = PUBLISHED.model_copy(update={"source": FIRST})
JOINED = JobSourceJoined(source=SECOND, because=JoiningReason.SAME_TEXT)
SEPARATED = JobSourceSeparated(source=SECOND)
JOIN = JoinSource(SECOND, JoiningReason.SAME_TEXT)


def test_another_source_joins_once_and_says_why() -> None:
    given(IMPORTED).when(lambda job: join_source(job, JOIN)).then(JOINED)
    given(IMPORTED, JOINED).when(lambda job: join_source(job, JOIN)).then()


def test_its_own_source_does_not_join_twice() -> None:
    given(IMPORTED).when(lambda job: join_source(job, JoinSource(FIRST, JoiningReason.SAME_TEXT))).then()


def test_either_source_can_be_separated() -> None:
    for source in (FIRST, SECOND):
        given(IMPORTED, JOINED).when(lambda job, source=source: separate_source(job, SeparateSource(source))).then(
            JobSourceSeparated(source=source)
        )


def test_separating_what_is_not_joined_is_harmless() -> None:
    given(IMPORTED).when(lambda job: separate_source(job, SeparateSource(SECOND))).then()
    given(IMPORTED, JOINED, SEPARATED).when(lambda job: separate_source(job, SeparateSource(SECOND))).then()


def test_the_only_source_stays() -> None:
    given(IMPORTED).when(lambda job: separate_source(job, SeparateSource(FIRST))).then_refused(OnlySource)


def test_a_source_separated_by_a_person_is_joined_again_by_a_person_only() -> None:
    given(IMPORTED, JOINED, SEPARATED).when(lambda job: join_source(job, JOIN)).then_refused(SourceKeptApart)
    by_hand = JoinSource(SECOND, JoiningReason.BY_HAND)
    joined_by_hand = JobSourceJoined(source=SECOND, because=JoiningReason.BY_HAND)
    given(IMPORTED, JOINED, SEPARATED).when(lambda job: join_source(job, by_hand)).then(joined_by_hand)
    job = given(IMPORTED, JOINED, SEPARATED, joined_by_hand).state
    assert isinstance(job, Job)
    assert (job.sources, job.kept_apart) == ((FIRST, SECOND), frozenset())


def test_the_first_remaining_source_is_primary() -> None:
    job = given(IMPORTED, JOINED, JobSourceSeparated(source=FIRST)).state
    assert isinstance(job, Job)
    assert job.source == SECOND
