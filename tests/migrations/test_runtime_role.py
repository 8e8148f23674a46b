"""The site runs as a role that may add events but not change them, even where triggers are gone."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.texts.documents import TextDocuments
from domain.texts.service import Texts
from migrations.runtime_role import RUNTIME_ROLE, grant_to_runtime_role
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.site_client import open_site
from tests.changed_events import allow_changes
from tests.domain.cv.cv_harness import CvHarness
from tests.domain.saved_searches.searches_harness import SearchesHarness
from tests.domain.texts.text_samples import version
from tests.read_model_harness import ReadModels
from tests.settings_factory import settings_for


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    """Opened by the site's role; the owner has migrated the database and installed the read models."""
    settings = settings_for(new_database())
    owned = psycopg.connect(settings.database_url, autocommit=True)
    with owned as connection, suppress(psycopg.errors.DuplicateObject):
        connection.execute(f"CREATE ROLE {RUNTIME_ROLE} LOGIN")
    with open_platform(settings) as owner:
        install(owner.engine, PROJECTIONS)
        assert grant_to_runtime_role(owner.engine)
        ReadModels(owner).rebuild.run(PROJECTIONS[0])
        with owner.engine.begin() as connection:
            for log in owner.logs:
                allow_changes(connection, log)
    url = settings.database_url.replace("//karijera@", f"//{RUNTIME_ROLE}@")
    with open_platform(settings.model_copy(update={"database_url": url})) as opened:
        yield opened


def test_the_site_works(platform: Platform) -> None:
    with platform.engine.connect() as connection:
        assert connection.execute(text("SELECT current_user")).scalar_one() == RUNTIME_ROLE
    with open_site(platform) as site:
        application, _ = site.sent(site.jobs.publish().number)
        assert site.topics(application)[-1] == "Sent"
    texts = platform.logs["texts"]
    Texts(texts, TextDocuments(texts)).import_files({"cookies": [version()]}, Context(SYSTEM, "command-line"))
    cvs = CvHarness(platform)
    account = cvs.account()
    cvs.cvs.delete(account, cvs.begin(account).cv_id, cvs.context(account))
    SearchesHarness(platform).save(account)
    assert all(ReadModels(platform).catch_up.last_position(log) for log in platform.logs)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events.applications SET topic = ''",
        "DELETE FROM events.jobs",
        "TRUNCATE events.applications",
        "DELETE FROM events.access_record",
        "DELETE FROM events.person_key",
        "ALTER TABLE events.applications DISABLE TRIGGER ALL",
        "INSERT INTO public.erasures_applied DEFAULT VALUES",
        "CREATE TABLE events.another ()",
    ],
)
def test_it_has_no_right_to_change_events(platform: Platform, statement: str) -> None:
    with pytest.raises(DBAPIError, match=r"permission denied|must be owner"), platform.engine.begin() as connection:
        connection.execute(text(statement))


def test_it_sees_whether_erasures_are_applied(platform: Platform) -> None:
    assert ErasureGate(platform.engine).is_open()
