"""F9 for events: an event that cannot be processed has its stream parked; other streams are processed."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from uuid import UUID

import pytest
from sqlalchemy import Connection, text

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install, live_generation
from read_models.kernel.parking import Parking, list_parked
from read_models.kernel.rebuild import Rebuild
from tests.changed_events import allow_changes
from tests.faults.tally_projection import LOG, Tallies, count, following, open_for_faults, position, totals
from tests.workers.task_harness import captured_logs, wait_until

POISON = 666
OTHERS = 40
LATER = 20


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_for_faults(new_database()) as opened:
        yield opened


class Story:
    """Many streams, of which one has a poison event in its middle."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self.engine = platform.engine
        self.log = platform.logs[LOG]
        self.tallies = Tallies()
        self.tallies.poison = {POISON}
        self.catch_up = CatchUp(platform.engine, platform.logs)
        install(platform.engine, [self.tallies])
        others = [count(self.log) for _ in range(OTHERS)]
        self.poisoned = count(self.log, None, 1, 2, 3)
        count(self.log, self.poisoned, POISON, 5, expected_version=3)
        for stream in others:
            count(self.log, stream, 10, expected_version=1)
        self.others = dict.fromkeys(others, 11)

    def follow(self) -> None:
        with self.engine.connect() as connection:
            generation = live_generation(connection, self.tallies)
        self.catch_up.run(generation)

    def position(self) -> int:
        return position(self._platform, self.tallies)

    def rows(self) -> dict[UUID, int]:
        with self.engine.connect() as connection:
            return totals(connection)


def test_its_stream_is_parked_and_the_others_are_projected(platform: Platform) -> None:
    story = Story(platform)
    with captured_logs() as logs:
        story.follow()
    assert [entry["log_level"] for entry in logs].count("error") == 1, "a person is told, once"
    assert story.rows() == {**story.others, story.poisoned: 6}
    assert story.position() == story.log.last_position()

    count(story.log, story.poisoned, 7, expected_version=5)
    later = count(story.log)
    with captured_logs() as logs:
        story.follow()
    assert logs == []
    assert story.rows() == {**story.others, story.poisoned: 6, later: 1}
    assert story.position() == story.log.last_position()


def lags_of_others(story: Story, platform: Platform, patience: float = 60) -> list[float]:
    """The seconds until each of some more events is shown by a follower that has met the poison."""
    lags: list[float] = []
    with captured_logs(), following(platform, story.tallies):
        for _ in range(LATER):
            began = monotonic()
            stream = count(story.log)
            wait_until(lambda stream=stream: stream in story.rows(), patience=patience)
            lags.append(monotonic() - began)
    return lags


def test_the_others_do_not_wait_for_the_poisons_retries(
    platform: Platform, record_property: Callable[[str, object], None]
) -> None:
    story = Story(platform)
    lags = lags_of_others(story, platform)
    record_property("lag of others, longest, s", round(max(lags), 3))
    with story.engine.connect() as connection:
        [parked] = list_parked(connection)
    assert not parked.given_up, "they were shown while it was still to be tried"


def test_a_follower_that_retries_in_place_is_caught(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the test above can fail."""

    def retry_in_place(*_: object) -> None:
        raise RuntimeError("nothing is set aside")

    monkeypatch.setattr(Parking, "park", retry_in_place)
    with pytest.raises(AssertionError, match="did not happen in time"):
        lags_of_others(Story(platform), platform, patience=3)


@pytest.mark.parametrize("limit", [1, 2, 7, 60])
def test_batch_boundaries_do_not_matter(platform: Platform, limit: int) -> None:
    story = Story(platform)
    with story.engine.connect() as connection:
        generation = live_generation(connection, story.tallies)
    with captured_logs():
        while story.catch_up.step(generation, LOG, limit=limit):
            pass
    assert story.rows() == {**story.others, story.poisoned: 6}


def test_after_the_fix_its_stream_is_replayed(platform: Platform) -> None:
    story = Story(platform)
    with story.engine.connect() as connection:
        generation = live_generation(connection, story.tallies)
    with captured_logs():
        story.follow()
        assert story.catch_up.replay_all(generation) == 0
        story.tallies.poison.clear()
        assert story.catch_up.replay_all(generation) == 1
    count(story.log, story.poisoned, 4, expected_version=5)
    story.follow()
    assert story.rows() == {**story.others, story.poisoned: 6 + POISON + 5 + 4}


def test_a_stream_goes_on_when_its_poison_is_gone_from_the_log(platform: Platform) -> None:
    """Projections may rely on a batch that is not empty, as all those of the register do."""
    story = Story(platform)
    project = story.tallies.project

    def project_first(connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        assert events[0].log == LOG
        project(connection, events)

    story.tallies.project = project_first
    with captured_logs(), story.engine.connect() as connection:
        story.follow()
        generation = live_generation(connection, story.tallies)
        assert story.catch_up.replay_all(generation) == 0
        gone = text(f"DELETE FROM events.{LOG} WHERE originator_id = :id AND originator_version > 3")
        with story.engine.begin() as deleting:
            allow_changes(deleting, LOG)
            deleting.execute(gone, {"id": story.poisoned})
        assert story.catch_up.replay_all(generation) == 1
    assert story.rows() == {**story.others, story.poisoned: 6}
    count(story.log, story.poisoned, 4, expected_version=3)
    story.follow()
    assert story.rows() == {**story.others, story.poisoned: 10}


def test_after_the_fix_a_rebuild_is_complete(platform: Platform) -> None:
    story = Story(platform)
    with captured_logs():
        story.follow()
        story.tallies.poison.clear()
        Rebuild(story.engine, story.catch_up).run(story.tallies, force=True)
    assert story.rows() == {**story.others, story.poisoned: 6 + POISON + 5}


def test_without_parking_all_streams_would_be_blocked(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the tests above can fail."""

    def refuse(*_: object) -> None:
        raise RuntimeError("nothing is set aside")

    monkeypatch.setattr(Parking, "park", refuse)
    story = Story(platform)
    stood = []
    with captured_logs():
        for _ in range(3):
            with pytest.raises(RuntimeError, match="nothing is set aside"):
                story.follow()
            stood.append(story.position())
    assert len(set(stood)) == 1
    assert stood[0] < story.log.last_position()
    assert story.rows() != {**story.others, story.poisoned: 6}
