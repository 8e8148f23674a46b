"""The command line: output and exit codes."""

import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import text

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings, load_settings
from domain.platform import open_platform
from domain.verification.signed_links import AuditLink, InboxLink, LinkSigner
from local.postgres import Postgres
from read_models.activity.projection import Activity
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, install
from read_models.kernel.tables import parked_stream
from read_models.register import PROJECTIONS
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.job_fixtures import JobFixtures
from tests.settings_factory import settings_for
from tests.workers.command_result import CommandResult, RunCommand
from tests.workers.task_harness import (
    RecordingHandler,
    captured_logs,
    happen,
    relay_for,
    runner_for,
    states,
    task_ids,
    wait_until,
)
from workers.command_line import parser
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Work


@pytest.fixture
def installed(platform: Platform) -> Platform:
    install(platform.engine, PROJECTIONS)
    return platform


def test_a_new_database_is_migrated(
    postgres: Postgres, environment: Callable[[Settings], None], run_command: RunCommand
) -> None:
    settings = settings_for(postgres.create_database("test_migrate"))
    environment(settings)
    assert run_command("tasks") == CommandResult(1, "", "The database has another version: run `karijera migrate`.\n")
    assert run_command("migrate").out == "The database is up to date.\n"
    assert run_command("migrate").code == 0
    status = run_command("follow-status")
    assert "event handler applications, log applications: at 0 of 0, 0 to go" in status.out
    assert "job_pages, log jobs: at 0 of 0, 0 to go" in status.out


def test_migrating_starts_new_event_handlers_at_the_end_of_the_log(
    installed: Platform, run_command: RunCommand
) -> None:
    happen(installed, 3)
    run_command("migrate")
    happen(installed, 2)
    assert "event handler applications, log applications: at 3 of 5, 2 to go" in run_command("follow-status").out


def test_read_models_are_rebuilt_when_they_are_equal(installed: Platform, run_command: RunCommand) -> None:
    JobFixtures(installed).publish()
    result = run_command("rebuild", "job_pages")
    assert result.code == 0
    assert "job_pages: equal to the live rows, which it replaces (1 rows in job_page)" in result.out


def test_differing_rows_are_found_and_not_switched_to_unless_forced(
    installed: Platform, run_command: RunCommand
) -> None:
    JobFixtures(installed).publish()
    run_command("rebuild", "--all")
    with installed.engine.begin() as connection:
        connection.execute(text("UPDATE read_job_pages_2.job_page SET slug = 'kuhar'"))
    for words in (("verify",), ("verify", "job_pages"), ("rebuild", "job_pages")):
        result = run_command(*words)
        assert result.code == 1
        assert "job_pages: DIFFERENT from the live rows, which stay" in result.out
    assert "which it replaces all the same" in run_command("rebuild", "job_pages", "--force").out
    assert run_command("verify").code == 0


def test_parked_streams_are_listed_and_replayed(installed: Platform, run_command: RunCommand) -> None:
    [stream] = happen(installed)
    with installed.engine.begin() as connection:
        aside = {"projection": "activity", "generation": 1, "log": "applications", "stream_id": stream, "position": 1}
        connection.execute(parked_stream.insert().values(**aside, error="ValueError", attempts=5))
    CatchUp(installed.engine, installed.logs).run(Generation(Activity(), 1))
    result = run_command("parked")
    assert result.code == 1
    assert f"activity: applications {stream} from position 1 on, ValueError, 5 tries" in result.out
    assert run_command("replay-parked").out == "1 go on, 0 still parked.\n"
    assert run_command("parked") == CommandResult(0, "Nothing is parked.\n", "")


@pytest.mark.parametrize("words", [("rebuild",), ("rebuild", "nothing"), ("verify", "nothing"), ("tasks", "retry")])
def test_unknown_names_are_usage_errors(installed: Platform, run_command: RunCommand, words: tuple[str, ...]) -> None:
    result = run_command(*words)
    assert result.code == 2
    assert len(result.error.splitlines()) == 1


@pytest.mark.parametrize(
    "words", [(), ("fly",), ("audit-link", "7"), ("inbox-link", "x"), ("tasks", "retry", "7"), ("import-jobs",)]
)
def test_unknown_arguments_are_usage_errors(run_command: RunCommand, words: tuple[str, ...]) -> None:
    assert run_command(*words).code == 2


def test_an_audit_link_opens_the_replay_for_15_minutes(platform: Platform, run_command: RunCommand) -> None:
    harness = ApplicationsHarness(platform)
    application_id = harness.start(harness.jobs.publish(1).number, "ana@example.com")
    result = run_command("audit-link", str(application_id), "--auditor", "Iva", "--language", "en")
    assert result.code == 0
    address = urlsplit(result.out.strip())
    assert f"{address.scheme}://{address.netloc}" == "https://karijera.example"
    assert address.path == f"/en/audit/application/{application_id}"
    links = LinkSigner(platform.settings.link_key.get_secret_value(), platform.clock)
    assert links.open(AuditLink, parse_qs(address.query)["access"][0]) == AuditLink(auditor="Iva")
    assert AuditLink.lifetime.total_seconds() == 15 * 60


def test_an_inbox_link_opens_an_employers_inbox(platform: Platform, run_command: RunCommand) -> None:
    employer_id = Employers(platform.engine).upsert(EmployerProfile(name="Uvala d.o.o."))
    result = run_command("inbox-link", str(employer_id))
    links = LinkSigner(platform.settings.link_key.get_secret_value(), platform.clock)
    access = parse_qs(urlsplit(result.out.strip()).query)["access"][0]
    assert links.open(InboxLink, access).employer_id == employer_id


@pytest.mark.parametrize("words", [("audit-link", "019aa3f8-4c6e-7b54-9c19-26f49f42f177"), ("inbox-link", "99999")])
def test_no_link_is_printed_for_an_unknown_id(run_command: RunCommand, words: tuple[str, ...]) -> None:
    result = run_command(*words)
    assert result.code == 2
    assert result.error.startswith("There is no")
    assert result.out == ""


def test_dead_tasks_are_counted_listed_and_retried(
    platform: Platform, queue: TaskQueue, run_command: RunCommand
) -> None:
    def failing(_: Work) -> None:
        raise TimeoutError

    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 2)
    relay.run(event_handler)
    runner = runner_for(platform, queue, failing, retry_delays=())
    dead, _ = ids = task_ids(platform.engine)
    with captured_logs():
        for task_id in ids:
            runner.run(task_id)
    assert run_command("tasks") == CommandResult(1, "tests.record_effect: 0 open, 2 dead\n0 open, 2 dead.\n", "")
    assert f"{dead}  tests.record_effect  about" in run_command("tasks", "dead").out
    assert "TimeoutError" in run_command("tasks", "dead").out
    before = queue.length(Lane.MAILS)
    assert run_command("tasks", "retry", str(dead)) == CommandResult(0, "1 will be tried again.\n", "")
    assert states(platform.engine) == {"enqueued": 1, "dead": 1}
    assert queue.length(Lane.MAILS) == before + 1
    assert run_command("tasks", "retry", "--all") == CommandResult(0, "1 will be tried again.\n", "")
    assert run_command("tasks", "retry", str(dead)).code == 1
    assert run_command("tasks").code == 0


def test_ads_are_imported_and_unreadable_ones_reported(
    installed: Platform, run_command: RunCommand, tmp_path: Path
) -> None:
    table = tmp_path / "ads.csv"
    table.write_text("id,title,description,employer,place,apply_url\n1,Nurse,Care.,Clinic,Split,none\n")
    result = run_command("import-jobs", str(table))
    assert result.code == 1
    assert "1 refused" in result.out
    other = tmp_path / "ads.txt"
    other.write_text("Dear reader")
    result = run_command("import-jobs", str(other))
    assert (result.code, "NOT_THIS_FORMAT: looked for ads as arbeitsagentur, ashby" in result.out) == (1, True)
    missing = run_command("import-jobs", str(tmp_path / "none.jsonl"))
    assert missing.code == 1
    assert "No such file" in missing.error


def test_without_the_folder_of_demo_content_the_command_says_so(
    run_command: RunCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "local.demo.loading", None)
    assert run_command("demo") == CommandResult(2, "", "The demo content is not part of this installation.\n")


def test_missing_settings_are_named(run_command: RunCommand, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", "KARIJERA_LINK_KEY"):
        monkeypatch.delenv(name)
    load_settings.cache_clear()
    result = run_command("tasks")
    assert result == CommandResult(2, "", "Settings are missing or wrong: DATABASE_URL, KARIJERA_LINK_KEY.\n")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("KARIJERA_ASSETS_BASE_URL", "http://cdn.example", "an address begins with https://"),
        ("KARIJERA_LINK_KEY", "c2hvcnQ=", "a key has 32 bytes, this one 5"),
    ],
)
def test_a_wrong_setting_is_named_with_the_reason(
    run_command: RunCommand, monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.setenv(name, value)
    load_settings.cache_clear()
    error = run_command("tasks").error
    assert error.startswith(f"Settings are missing or wrong: {name} ({reason}")
    assert value not in error


def test_settings_that_production_refuses_are_named(run_command: RunCommand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARIJERA_TRUSTED_PROXIES", "*")
    load_settings.cache_clear()
    result = run_command("tasks")
    assert (result.code, result.out) == (2, "")
    assert result.error.startswith("Settings are missing or wrong: KARIJERA_TRUSTED_PROXIES has to name proxies")


def test_a_wrong_mail_server_is_named(
    platform: Platform, run_command: RunCommand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SMTP_URL", "mail.example")
    load_settings.cache_clear()
    result = run_command("inbox-link", "1")
    assert result.code == 2
    assert result.error.startswith("SMTP_URL must be")


def test_an_unavailable_database_is_reported_in_a_sentence(
    environment: Callable[[Settings], None], run_command: RunCommand, tmp_path: Path
) -> None:
    environment(settings_for(f"postgresql://nobody@/nothing?host={tmp_path}"))
    for words in (("tasks",), ("follow-status",), ("migrate",), ("verify",)):
        result = run_command(*words)
        assert result.code == 1
        assert result.error.startswith("PostgreSQL does not answer")
        assert len(result.error.splitlines()) == 1


def test_every_command_has_help(run_command: RunCommand) -> None:
    [commands] = [action for action in parser()._actions if action.dest == "==SUPPRESS=="]
    for name in commands.choices or ():
        result = run_command(str(name), "--help")
        assert result.code == 0
        assert f"usage: karijera {name}" in result.out


def test_the_platform_is_closed_after_each_command(platform: Platform, run_command: RunCommand) -> None:
    run_command("tasks")
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND backend_type = 'client backend'"
    )
    platform.engine.dispose()
    with open_platform(platform.settings) as other, other.engine.connect() as connection:
        # The server's side of a connection that was closed ends a moment later.
        wait_until(lambda: connection.execute(query).scalar_one() == 0)
