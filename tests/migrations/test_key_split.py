"""Keys that guests' applications shared by an upload token are split, completely and also when it was killed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, event, select, text

from domain.applications.events import ApplicationInitiated
from domain.applications.streams import ApplicationStreams
from domain.documents.file_store import FileStore
from domain.documents.orphan_removal import OrphanRemoval
from domain.documents.service import Documents
from domain.documents.tables import document
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.unchained_log_table import create_log
from migrations.upgrade import upgrade
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install
from read_models.kernel.rebuild import Rebuild
from read_models.register import PROJECTIONS
from tests.migrations.shared_keys import OldApplication, OldSite
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for
from tests.thoroughness import examples


@pytest.fixture(scope="module")
def at_0010(postgres: Postgres) -> str:
    name = "before_the_split"
    upgrade(postgres.create_database(name), "0010")
    return name


@pytest.fixture
def old_site(postgres: Postgres, at_0010: str, tmp_path: Path) -> Iterator[OldSite]:
    with open_platform(_settings(postgres, at_0010, tmp_path)) as platform:
        yield OldSite(platform)


def _settings(postgres: Postgres, template: str, folder: Path) -> Settings:
    url = postgres.create_database(f"split_{new_id().hex}", template=template)
    return settings_for(url).model_copy(update={"files_dir": folder / new_id().hex})


def split(platform: Platform) -> None:
    """Splits the keys, and adds the columns that came later and that today's code, which reads the result, asks for."""
    upgrade(platform.settings.database_url, "0011", settings=platform.settings)
    with platform.engine.begin() as connection:
        for column in (
            "saved_at timestamptz",
            "shown_at timestamptz",
            "cv_id uuid",
            "cv_version integer",
            "cv_template text",
            "owner_deleted_at timestamptz",
        ):
            connection.execute(text(f"ALTER TABLE public.document ADD COLUMN IF NOT EXISTS {column}"))


def documents_of(platform: Platform) -> Documents:
    return Documents(platform.engine, platform.keys, FileStore.of(platform.settings))


def require_whole(site: OldSite, platform: Platform, application: OldApplication) -> Sequence[UUID]:
    """The application under its own key, with its files under its owner's; returns their ids."""
    found = ApplicationStreams(platform.logs["applications"]).load(application.id)
    assert found
    assert found.subject == application.id
    state = found.state
    assert (state.applicant.first_name, state.contact_index) == (application.mark, application.mark)
    assert state.applicant.cover_letter == f"{application.mark} in the letter"
    if application.is_deleted:
        return ()
    documents, owner = documents_of(platform), application.account_id or application.id
    for before, after in zip(application.documents, state.attachments.all, strict=True):
        known, content = documents.read(after)
        assert (known.person_id, content) == (owner, site.contents[before])
        assert known.name == f"{content.decode()}.txt"
    return state.attachments.all


@dataclass
class Story:
    """Several people at one computer, one of whom registered since; what each is to have afterwards."""

    site: OldSite
    token: UUID
    account: UUID
    applications: list[OldApplication]
    signed_in: UUID
    unused: UUID

    def require_split(self, platform: Platform) -> None:
        files = [set(require_whole(self.site, platform, each)) for each in self.applications]
        for number, (one, ids) in enumerate(zip(self.applications, files, strict=True)):
            for other, others_ids in list(zip(self.applications, files, strict=True))[number + 1 :]:
                same_owner = one.account_id is not None and one.account_id == other.account_id
                assert same_owner or not ids & others_ids
        state = ApplicationStreams(platform.logs["applications"]).require(self.signed_in)
        assert documents_of(platform).read(state.attachments.cv_document_id)[0].person_id == self.account
        assert documents_of(platform).read(self.unused)[0].person_id == self.token
        with platform.engine.connect() as connection:
            left = connection.execute(select(document.c.id).where(document.c.person_id == self.token)).scalars().all()
        assert left == [self.unused]


@pytest.fixture
def story(old_site: OldSite) -> Story:
    return tell(old_site)


def tell(site: OldSite) -> Story:
    token, account = site.person(), site.person()
    one, two, both, taken, unused, replaced = (
        site.upload(token, content, kept=content != "unused")
        for content in ("one", "two", "both", "taken", "unused", "replaced")
    )
    assert replaced
    applications = [
        site.apply(token, OldApplication("first", (one, both))),
        site.apply(token, OldApplication("second", (two, both))),
        site.apply(token, OldApplication("deleted", (one,), is_deleted=True)),
        site.apply(token, OldApplication("adopted", (taken, both), account)),
        site.apply(token, OldApplication("robbed", (taken,))),
    ]
    site.take_over((taken, both), account)
    signed_in = site.apply_signed_in(account, "signed in", both)
    alone = site.person()
    applications.append(site.apply(alone, OldApplication("alone", (site.upload(alone, "alone"),))))
    return Story(site, token, account, applications, signed_in, unused)


def test_each_application_is_readable_under_its_own_key_only(story: Story) -> None:
    platform = story.site.platform
    split(platform)
    with open_platform(platform.settings) as opened:
        story.require_split(opened)
        first, second = story.applications[:2]
        opened.keys.destroy(first.id)
        documents_of(opened).remove_all(first.id)
        require_whole(story.site, opened, second)
        events = opened.logs["applications"].load(first.id)
        assert isinstance(events[0].event, ApplicationInitiated)
        assert events[0].event.first_name is None


def test_a_shared_key_goes_once_nothing_is_under_it(story: Story) -> None:
    platform = story.site.platform
    split(platform)
    with open_platform(platform.settings) as opened:
        assert opened.keys.cipher(story.token), "an upload of the last day is still under it"
        with opened.engine.begin() as connection:
            connection.execute(text("UPDATE public.document SET uploaded_at = uploaded_at - interval '2 days'"))
        files = FileStore.of(opened.settings)
        periods = RetentionPeriods.of(opened.settings)
        assert OrphanRemoval(opened.engine, opened.keys, files, opened.clock, periods).remove_orphans() == 1
        assert opened.keys.cipher(story.token) is None
        stored = {each.name for each in files.files()}
        with opened.engine.connect() as connection:
            named = set(connection.execute(select(document.c.file_name)).scalars())
        # The test took files over without removing the old ones, as a crash does.
        assert named <= stored


def test_an_erased_person_stays_erased(old_site: OldSite) -> None:
    token = old_site.person()
    application = old_site.apply(token, OldApplication("erased", (old_site.upload(token, "erased"),)))
    old_site.platform.keys.destroy(token)
    split(old_site.platform)
    with open_platform(old_site.platform.settings) as opened:
        recorded = opened.logs["applications"].load(application.id)
        assert isinstance(recorded[0].event, ApplicationInitiated)
        assert recorded[0].event.first_name is None
        assert opened.keys.cipher(application.id) is None
        query = text("SELECT erased_at IS NOT NULL FROM events.person_key WHERE person_id = :id")
        with opened.engine.connect() as connection:
            assert connection.execute(query, {"id": application.id}).scalar_one()


def test_a_backup_from_before_the_split_is_restored_with_keys_from_after_it(story: Story) -> None:
    """Events and rows are old, keys are new: who was erased since stays erased, nobody else breaks."""
    platform = story.site.platform
    erased, kept = story.applications[:2]
    query = "INSERT INTO events.person_key (person_id, wrapped_key, erased_at) VALUES (:id, :key, :at)"
    with platform.keys.creating(kept.id) as survived, platform.engine.begin() as connection:
        survived.store(connection)
        connection.execute(text(query), {"id": erased.id, "key": None, "at": "2026-11-22T12:00:00Z"})
    split(platform)
    with open_platform(platform.settings) as opened:
        recorded = opened.logs["applications"].load(erased.id)
        assert isinstance(recorded[0].event, ApplicationInitiated)
        assert recorded[0].event.first_name is None
        require_whole(story.site, opened, kept)


def test_a_lost_shared_key_leaves_readable_events_without_personal_data(story: Story) -> None:
    platform = story.site.platform
    kept = story.applications[1]
    with platform.keys.creating(kept.id) as survived, platform.engine.begin() as connection:
        survived.store(connection)
    platform.keys.destroy(story.token)
    split(platform)
    with open_platform(platform.settings) as opened:
        recorded = opened.logs["applications"].load(kept.id)
        assert isinstance(recorded[0].event, ApplicationInitiated)
        assert recorded[0].event.first_name is None


def test_read_models_are_rebuilt(story: Story) -> None:
    platform = story.site.platform
    # Projections of today read a log that is younger than the split.
    with platform.engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        create_log("texts")
        create_log("cv")
        create_log("saved_searches")
    install(platform.engine, PROJECTIONS)
    ReadModels(platform).follow(*PROJECTIONS)
    split(platform)
    with open_platform(platform.settings) as opened:
        # As `karijera migrate` does for versions of an earlier program.
        outdated = [each for each in PROJECTIONS if each.name in {"activity", "applications"}]
        for projection in outdated:
            Rebuild(opened.engine, CatchUp(opened.engine, opened.logs)).run(projection, force=True)
            assert ReadModels(opened).replay_equals_live(projection)
        query = text("SELECT DISTINCT stream_id = subject FROM read.activity WHERE actor_role = 'guest'")
        with opened.engine.connect() as connection:
            assert connection.execute(query).scalars().all() == [True]


class Killed(BaseException):
    """Ends the migration where it is."""


def cut_after(statements: int) -> Callable[[], None]:
    """Every statement of the migration counts; returns what ends the counting."""
    seen = 0

    def count(*_: object) -> None:
        nonlocal seen
        seen += 1
        if seen > statements:
            raise Killed

    event.listen(Engine, "before_cursor_execute", count)
    return lambda: event.remove(Engine, "before_cursor_execute", count)


@pytest.mark.parametrize("statements", range(4, 90, 9))
def test_a_killed_split_is_completed_by_running_it_again(story: Story, statements: int) -> None:
    platform = story.site.platform
    platform.engine.dispose()
    stop = cut_after(statements)
    try:
        with pytest.raises(Killed):
            split(platform)
    finally:
        stop()
    split(platform)
    with open_platform(platform.settings) as opened:
        story.require_split(opened)


def test_control_the_cuts_reach_the_end_of_the_split(story: Story) -> None:
    """The control: with as many statements the split is complete, so the cuts above are spread over all of it."""
    stop = cut_after(100_000)
    counted: list[str] = []
    listener = lambda _connection, _cursor, statement, *_: counted.append(statement)  # noqa: E731
    event.listen(Engine, "before_cursor_execute", listener)
    try:
        split(story.site.platform)
    finally:
        event.remove(Engine, "before_cursor_execute", listener)
        stop()
    assert sum(statement.startswith("UPDATE events.applications") for statement in counted) == 20
    assert 90 <= len(counted) <= 250, len(counted)


def test_it_refuses_to_guess_without_the_settings(old_site: OldSite) -> None:
    token = old_site.person()
    old_site.apply(token, OldApplication("one", (old_site.upload(token, "one"),)))
    with pytest.raises(RuntimeError, match="settings"):
        upgrade(old_site.platform.settings.database_url, "0011")
    split(old_site.platform)


ATTACHED = st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True)
APPLICATIONS = st.lists(
    st.tuples(st.integers(0, 1), ATTACHED, st.sampled_from(["guest", "deleted", "one", "other"])),
    min_size=1,
    max_size=6,
)


@settings(max_examples=examples(6))
@given(applied=APPLICATIONS)
def test_whatever_was_shared_each_has_its_own_afterwards(
    postgres: Postgres,
    at_0010: str,
    tmp_path_factory: pytest.TempPathFactory,
    applied: list[tuple[int, list[int], str]],
) -> None:
    """Two upload tokens with four files each; applications name some of them, and two accounts took some over."""
    with open_platform(_settings(postgres, at_0010, tmp_path_factory.mktemp("split"))) as platform:
        site = OldSite(platform)
        accounts = {"one": site.person(), "other": site.person()}
        tokens = [site.person(), site.person()]
        files = [[site.upload(token, f"file {number} of {token}") for number in range(4)] for token in tokens]
        applications: list[OldApplication] = []
        for number, (token, attached, who) in enumerate(applied):
            documents = [files[token][each] for each in attached]
            application = OldApplication(f"mark{number}", documents, accounts.get(who), who == "deleted")
            applications.append(site.apply(tokens[token], application))
        for token, _, who in applied:
            if who in accounts:
                site.take_over(files[token], accounts[who])
        split(platform)
        with open_platform(platform.settings) as opened:
            owned = [require_whole(site, opened, each) for each in applications]
            for one, ids in zip(applications, owned, strict=True):
                for other, others in zip(applications, owned, strict=True):
                    if (one.account_id or one.id) != (other.account_id or other.id):
                        assert not set(ids) & set(others)
            assert {opened.keys.cipher(tokens[token]) for token, *_ in applied} <= {None}
