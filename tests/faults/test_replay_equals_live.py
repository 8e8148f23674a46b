"""F2: replayed rows equal the live ones at any prefix of the log, by one canonical hash."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from random import Random
from uuid import UUID

import pytest
from sqlalchemy import Connection, Table, text

from domain.applications.events import EndingReason
from domain.jobs.commands import CloseJob, EditJob, MoveDeadline
from domain.jobs.events import ClosingReason
from domain.kernel.errors import Refused
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.process.platform import Platform
from domain.texts.commands import DraftText
from domain.texts.documents import TextDocuments
from domain.texts.events import DraftContent
from domain.texts.service import Texts
from read_models.job_pages.projection import JobPages
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.projection import JobSearch
from read_models.job_search.tables import search_change, search_segment, search_state
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, create, drop, live_generation
from read_models.kernel.projection import DERIVED, HasVerifiableDerivedTables, Projection
from read_models.register import PROJECTIONS
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.domain.cv.random_cvs import RandomCvs
from tests.domain.saved_searches.random_searches import RandomSearches
from tests.domain.texts.text_samples import version
from tests.faults.tally_projection import canonical_hash
from tests.job_fixtures import AD, JobFixtures
from tests.read_model_harness import ReadModels

JOBS = 12
ACTS = 150
PREFIXES = 4
FAR_AHEAD = 1_000
TASK = Context(SYSTEM, "task")
EMPLOYER = Context(Actor("employer", "12"), "link")
EDITOR = Context(Actor("editor", "5"), "web")


class Market:
    """Ads come, change and go; people apply, are forwarded, seen, told, take back what they sent; CVs, saved
    searches and texts change."""

    def __init__(self, platform: Platform, chance: Random) -> None:
        self._harness = ApplicationsHarness(platform)
        self._jobs = JobFixtures(platform)
        self._chance = chance
        self._numbers = [self._publish() for _ in range(JOBS)]
        self._applications: list[UUID] = []
        texts = platform.logs["texts"]
        self._texts = Texts(texts, TextDocuments(texts))
        self._draft_text()
        self._cvs = RandomCvs(platform, chance)
        self._searches = RandomSearches(platform, chance)

    def act(self) -> None:
        """Something happens, or is refused because of what happened before."""
        acts: list[Callable[[], object]] = [self._start, self._start, self._verify, self._verify]
        acts += [self._forward, self._see, self._end, self._delete, self._edit, self._move, self._close]
        acts += [self._draft_text, self._cvs.act, self._cvs.act, self._searches.act]
        with suppress(Refused):
            self._chance.choice(acts)()

    def _publish(self) -> int:
        number = self._jobs.publish().number
        self._harness.jobs.publish(number, 12)
        return number

    def _start(self) -> None:
        email = f"ana{self._chance.randrange(30)}@example.com"
        self._applications.append(self._harness.start(self._chance.choice(self._numbers), email))

    def _application(self) -> UUID:
        if not self._applications:
            self._start()
        return self._chance.choice(self._applications[-8:])

    def _verify(self) -> None:
        application = self._application()
        if issued := self._harness.codes.issue(application):
            self._harness.applications.confirm_link(application, issued.link_token, self._harness.context())

    def _forward(self) -> None:
        self._harness.selection.forward(self._application(), TASK)

    def _see(self) -> None:
        self._harness.selection.see(self._application(), 12, EMPLOYER)

    def _end(self) -> None:
        self._harness.selection.end(self._application(), 12, self._chance.choice(list(EndingReason)), EMPLOYER)

    def _delete(self) -> None:
        self._harness.applications.delete(self._application(), self._harness.context())

    def _edit(self) -> None:
        changed = AD.model_copy(update={"title": f"Kuhar {self._chance.randrange(1000)}"})
        self._jobs.jobs.edit(self._chance.choice(self._numbers), EditJob(changed), TASK)

    def _move(self) -> None:
        until = self._harness.platform.clock() + timedelta(days=self._chance.randint(1, 90))
        self._jobs.jobs.move_deadline(self._chance.choice(self._numbers), MoveDeadline(until), TASK)

    def _draft_text(self) -> None:
        history = self._texts.history("cookies")
        draft = DraftContent(title="Kolačići", markdown=f"Nacrt {self._chance.randrange(1000)}\n")
        # Only this language is ever changed, so its revision counts all events.
        self._texts.edit("cookies", [version()], DraftText("hr", len(history), draft), EDITOR)

    def _close(self) -> None:
        if self._chance.random() < 0.2:
            self._jobs.jobs.close(self._chance.choice(self._numbers), CloseJob(ClosingReason.FILLED), TASK)


class Replay:
    """Fills generations that nobody sees up to a prefix of each log, and compares them."""

    def __init__(self, platform: Platform, catch_up: CatchUp) -> None:
        self._platform = platform
        self._catch_up = catch_up

    def ends(self, projection: Projection) -> dict[str, int]:
        return {log: self._catch_up.last_position(log) for log in projection.logs}

    def followed(self, projection: Projection, ends: dict[str, int], chance: Random) -> str:
        """The hash of rows that came in small batches of any size, the logs by turns, as a follower reads them."""

        def read(generation: Generation) -> None:
            open_logs = list(ends)
            while open_logs:
                log = chance.choice(open_logs)
                if not self._catch_up.step(generation, log, limit=chance.randint(1, 9), stop=ends[log]):
                    open_logs.remove(log)

        return self._filled(projection, read)

    def replayed(self, projection: Projection, ends: dict[str, int]) -> str:
        """The hash of rows that came at once."""

        def read(generation: Generation) -> None:
            for log, end in ends.items():
                self._catch_up.run_log(generation, log, stop=end)

        return self._filled(projection, read)

    def live(self, projection: Projection) -> str:
        with self._platform.engine.connect() as connection:
            return canonical_hash(connection, live_generation(connection, projection))

    def empty_tables(self, projection: Projection) -> set[str]:
        """Lists the projection's tables without rows, but for derived ones."""
        with self.snapshot(projection) as connection:
            return {
                table.name
                for table in projection.metadata.sorted_tables
                if DERIVED not in table.info and not connection.execute(table.select().limit(1)).first()
            }

    @contextmanager
    def snapshot(self, projection: Projection) -> Iterator[Connection]:
        """A connection to the live generation, at one moment."""
        snapshot = self._platform.engine.execution_options(isolation_level="REPEATABLE READ")
        with snapshot.connect() as connection:
            yield live_generation(connection, projection).on(connection)

    def _filled(self, projection: Projection, read: Callable[[Generation], None]) -> str:
        generation = Generation(projection, FAR_AHEAD)
        with self._platform.engine.begin() as connection:
            drop(connection, generation)
            create(connection, generation)
        read(generation)
        with self._platform.engine.connect() as connection:
            return canonical_hash(connection, generation)


@pytest.fixture(scope="module")
def replay(platform: Platform, read_models: ReadModels) -> Replay:
    """A replay after a random story of the market, followed live while it went on, the search index merged in its
    middle."""
    chance = Random(20_26)
    market = Market(platform, chance)
    read_models.show(*PROJECTIONS)
    for number in range(ACTS):
        market.act()
        if chance.random() < 0.1:
            read_models.follow(*PROJECTIONS)
        if number == ACTS // 2:
            with platform.engine.connect() as connection:
                search = live_generation(connection, JobSearch())
            SegmentMerger(platform.engine).merge(search)
    read_models.follow(*PROJECTIONS)
    return Replay(platform, read_models.catch_up)


def _name(projection: Projection) -> str:
    return projection.name


@pytest.mark.parametrize("projection", PROJECTIONS, ids=_name)
def test_live_rows_equal_a_replay(replay: Replay, projection: Projection) -> None:
    assert replay.replayed(projection, replay.ends(projection)) == replay.live(projection)


@pytest.mark.parametrize("projection", PROJECTIONS, ids=_name)
@pytest.mark.parametrize("seed", range(PREFIXES))
def test_at_any_prefix_small_batches_equal_a_replay(replay: Replay, projection: Projection, seed: int) -> None:
    chance = Random(seed)
    ends = {log: chance.randint(1, end) for log, end in replay.ends(projection).items()}
    assert replay.followed(projection, ends, chance) == replay.replayed(projection, ends)


@pytest.mark.parametrize("projection", PROJECTIONS, ids=_name)
def test_the_story_fills_every_table(replay: Replay, projection: Projection) -> None:
    """Tables without rows would be equal whatever the projection does."""
    assert replay.empty_tables(projection) == set()


DERIVING = [projection for projection in PROJECTIONS if hasattr(projection, "derived_faults")]


@pytest.mark.parametrize("projection", DERIVING, ids=_name)
def test_derived_tables_follow_from_the_rows(replay: Replay, projection: Projection) -> None:
    with replay.snapshot(projection) as connection:
        assert derived_faults(projection, connection) == []


@pytest.mark.parametrize("table", [search_segment, search_change, search_state], ids=lambda table: table.name)
def test_a_loss_in_a_derived_table_is_caught(replay: Replay, table: Table) -> None:
    """The control: the test above can fail."""
    search = JobSearch()
    with replay.snapshot(search) as connection:
        assert connection.execute(table.delete()).rowcount > 0
        assert derived_faults(search, connection) != []
        connection.rollback()


def derived_faults(projection: Projection, connection: Connection) -> list[str]:
    assert isinstance(projection, HasVerifiableDerivedTables)
    return list(projection.derived_faults(connection))


def _change(connection: Connection, schema: str) -> None:
    connection.execute(text(f"UPDATE {schema}.job_page SET slug = slug || ' ' WHERE number = 1"))


def _remove(connection: Connection, schema: str) -> None:
    connection.execute(text(f"DELETE FROM {schema}.job_page WHERE number = 1"))


@pytest.mark.parametrize("plant", [_change, _remove], ids=["a row differs", "a row is missing"])
def test_an_injected_difference_is_found(
    replay: Replay, platform: Platform, plant: Callable[[Connection, str], None]
) -> None:
    """The control: the tests above can fail, and each position counts."""
    pages = JobPages()
    true = replay.replayed(pages, replay.ends(pages))
    with platform.engine.connect() as connection:
        generation = live_generation(connection, pages)
        plant(connection, generation.schema)
        assert canonical_hash(connection, generation) != true
        connection.rollback()
    assert replay.live(pages) == true
    ends = {log: end - 1 for log, end in replay.ends(pages).items()}
    assert replay.replayed(pages, ends) != true
