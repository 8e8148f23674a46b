"""Fixtures: a database and an empty queue for each test, and the command line on them."""

from base64 import b64encode
from collections.abc import Callable, Iterator

import pytest

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings, load_settings
from local.valkey import Valkey
from tests.quicker_site import quick_passwords, shared_event_loop
from tests.workers.command_result import CommandResult, RunCommand
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.task_harness import open_for_work
from workers.command_line import main
from workers.outbox.queue import TaskQueue


@pytest.fixture(scope="session")
def new_database(new_site_database: Callable[[], str]) -> Callable[[], str]:
    """Creates databases with read models, which nearly every test here needs and which take half a second to create."""
    return new_site_database


@pytest.fixture(autouse=True, scope="module")
def quick_hashes() -> Iterator[None]:
    """Hashes quickly in the modules here only: other folders have tests of hashing itself."""
    with quick_passwords():
        yield


@pytest.fixture(autouse=True, scope="session")
def one_event_loop() -> Iterator[None]:
    with shared_event_loop():
        yield


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


@pytest.fixture
def server() -> Iterator[ReceivingMailServer]:
    with ReceivingMailServer() as started:
        yield started


@pytest.fixture
def queue(platform: Platform) -> Iterator[TaskQueue]:
    opened = TaskQueue(platform.settings.redis_url)
    yield opened
    opened.close()


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Settings], None]]:
    def use(settings: Settings) -> None:
        monkeypatch.setenv("DATABASE_URL", settings.database_url)
        monkeypatch.setenv("REDIS_URL", settings.redis_url)
        monkeypatch.setenv("KARIJERA_SITE_URL", "https://karijera.example")
        for name in ("personal_data_key", "link_key"):
            key = b64encode(getattr(settings, name).get_secret_value()).decode()
            monkeypatch.setenv(f"KARIJERA_{name.upper()}", key)
        load_settings.cache_clear()

    yield use
    load_settings.cache_clear()


@pytest.fixture
def run_command(
    platform: Platform, environment: Callable[[Settings], None], capsys: pytest.CaptureFixture[str]
) -> RunCommand:
    """Runs a command on this test's database."""
    environment(platform.settings)

    def run(*words: str) -> CommandResult:
        with pytest.raises(SystemExit) as ended:
            main(words)
        result = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return CommandResult(ended.value.code, result.out, result.err)

    return run
