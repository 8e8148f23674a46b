"""What operators type, what they are told, and the exit codes."""

import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import text

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.links import AuditLink, InboxLink, Links
from domain.kernel.platform import Platform, open_platform
from domain.kernel.settings import Settings, load_settings
from local.postgres import Postgres
from read_models.activity.projection import Activity
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, install
from read_models.kernel.tables import parked_stream
from tests.domain.applications.at_hand import AtHand
from tests.jobs_at_hand import JobsAtHand
from tests.surroundings import settings_for
from tests.workers.at_work import Reacting, captured_logs, happen, relay_for, runner_for, states, task_ids, wait_until
from tests.workers.commands_at_hand import Operate, Told
from workers.queue import TaskQueue
from workers.register import PROJECTIONS
from workers.tasks.registry import Work


@pytest.fixture
def installed(platform: Platform) -> Platform:
    install(platform.engine, PROJECTIONS)
    return platform


def test_a_new_database_is_brought_to_this_version(
    postgres: Postgres, environment: Callable[[Settings], None], operate: Operate
) -> None:
    settings = settings_for(postgres.create_database("test_migrate"))
    environment(settings)
    assert operate("tasks") == Told(1, "", "The database is not of this version: run `karijera migrate`.\n")
    assert operate("migrate").out == "The database is up to date.\n"
    assert operate("migrate").code == 0
    status = operate("follow-status")
    assert "reaction applications, log applications: at 0 of 0, 0 to go" in status.out
    assert "job_pages, log jobs: at 0 of 0, 0 to go" in status.out


def test_migrating_lets_reactions_begin_where_the_log_ends(installed: Platform, operate: Operate) -> None:
    happen(installed, 3)
    operate("migrate")
    happen(installed, 2)
    assert "reaction applications, log applications: at 3 of 5, 2 to go" in operate("follow-status").out


def test_read_models_are_rebuilt_when_they_are_equal(installed: Platform, operate: Operate) -> None:
    JobsAtHand(installed).publish()
    told = operate("rebuild", "job_pages")
    assert told.code == 0
    assert "job_pages: equal to the live rows, which it replaces (1 rows in job_page)" in told.out


def test_rows_that_differ_are_found_and_kept_out_until_forced(installed: Platform, operate: Operate) -> None:
    JobsAtHand(installed).publish()
    operate("rebuild", "--all")
    with installed.engine.begin() as connection:
        connection.execute(text("UPDATE read_job_pages_2.job_page SET title = 'Kuhar'"))
    for words in (("verify",), ("verify", "job_pages"), ("rebuild", "job_pages")):
        told = operate(*words)
        assert told.code == 1
        assert "job_pages: DIFFERENT from the live rows, which stay" in told.out
    assert "which it replaces all the same" in operate("rebuild", "job_pages", "--force").out
    assert operate("verify").code == 0


def test_what_is_parked_is_listed_and_read_again(installed: Platform, operate: Operate) -> None:
    [stream] = happen(installed)
    with installed.engine.begin() as connection:
        aside = {"projection": "activity", "generation": 1, "log": "applications", "stream_id": stream, "position": 1}
        connection.execute(parked_stream.insert().values(**aside, error="ValueError", attempts=5))
    CatchUp(installed.engine, installed.logs).run(Generation(Activity(), 1))
    told = operate("parked")
    assert told.code == 1
    assert f"activity: applications {stream} from position 1 on, ValueError, 5 tries" in told.out
    assert operate("replay-parked").out == "1 go on, 0 still parked.\n"
    assert operate("parked") == Told(0, "Nothing is parked.\n", "")


@pytest.mark.parametrize("words", [("rebuild",), ("rebuild", "nothing"), ("verify", "nothing"), ("tasks", "retry")])
def test_what_is_not_named_well_is_a_wrong_use(installed: Platform, operate: Operate, words: tuple[str, ...]) -> None:
    told = operate(*words)
    assert told.code == 2
    assert len(told.error.splitlines()) == 1


@pytest.mark.parametrize(
    "words", [(), ("fly",), ("audit-link", "7"), ("inbox-link", "x"), ("tasks", "retry", "7"), ("import-jobs",)]
)
def test_words_nobody_knows_are_a_wrong_use(operate: Operate, words: tuple[str, ...]) -> None:
    assert operate(*words).code == 2


def test_an_auditors_link_opens_the_replay_for_a_quarter_of_an_hour(platform: Platform, operate: Operate) -> None:
    at_hand = AtHand(platform)
    application_id = at_hand.start(at_hand.jobs.publish(1).number, "ana@example.com")
    told = operate("audit-link", str(application_id), "--auditor", "Iva", "--language", "en")
    assert told.code == 0
    address = urlsplit(told.out.strip())
    assert f"{address.scheme}://{address.netloc}" == "https://karijera.example"
    assert address.path == f"/en/audit/application/{application_id}"
    links = Links(platform.settings.link_key.get_secret_value(), platform.clock)
    assert links.open(AuditLink, parse_qs(address.query)["access"][0]) == AuditLink(auditor="Iva")
    assert AuditLink.lifetime.total_seconds() == 15 * 60


def test_an_inbox_link_opens_an_employers_inbox(platform: Platform, operate: Operate) -> None:
    employer_id = Employers(platform.engine).upsert(EmployerProfile(name="Uvala d.o.o."))
    told = operate("inbox-link", str(employer_id))
    links = Links(platform.settings.link_key.get_secret_value(), platform.clock)
    access = parse_qs(urlsplit(told.out.strip()).query)["access"][0]
    assert links.open(InboxLink, access).employer_id == employer_id


@pytest.mark.parametrize("words", [("audit-link", "019aa3f8-4c6e-7b54-9c19-26f49f42f177"), ("inbox-link", "99999")])
def test_no_link_is_made_for_what_is_not_there(operate: Operate, words: tuple[str, ...]) -> None:
    told = operate(*words)
    assert told.code == 2
    assert told.error.startswith("There is no")
    assert told.out == ""


def test_dead_tasks_are_counted_listed_and_tried_again(platform: Platform, queue: TaskQueue, operate: Operate) -> None:
    def failing(_: Work) -> None:
        raise TimeoutError

    relay = relay_for(platform, queue, reaction := Reacting())
    happen(platform, 2)
    relay.run(reaction)
    runner = runner_for(platform, queue, failing, pauses=())
    dead, _ = ids = task_ids(platform.engine)
    with captured_logs():
        for task_id in ids:
            runner.run(task_id)
    assert operate("tasks") == Told(1, "tests.record_effect: 0 open, 2 dead\n0 open, 2 dead.\n", "")
    assert f"{dead}  tests.record_effect  about" in operate("tasks", "dead").out
    assert "TimeoutError" in operate("tasks", "dead").out
    before = queue.length()
    assert operate("tasks", "retry", str(dead)) == Told(0, "1 will be tried again.\n", "")
    assert states(platform.engine) == {"enqueued": 1, "dead": 1}
    assert queue.length() == before + 1
    assert operate("tasks", "retry", "--all") == Told(0, "1 will be tried again.\n", "")
    assert operate("tasks", "retry", str(dead)).code == 1
    assert operate("tasks").code == 0


def test_ads_are_imported_and_what_cannot_be_read_is_said(
    installed: Platform, operate: Operate, tmp_path: Path
) -> None:
    lines = tmp_path / "ads.jsonl"
    lines.write_text('{"no": "ad"}\n')
    told = operate("import-jobs", str(lines))
    assert told.code == 1
    assert "1 refused" in told.out
    assert operate("import-jobs", str(tmp_path / "ads.txt")).code == 2
    missing = operate("import-jobs", str(tmp_path / "none.jsonl"))
    assert missing.code == 1
    assert "No such file" in missing.error


def test_without_the_folder_of_demo_content_the_command_says_so(
    operate: Operate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "local.demo.loading", None)
    assert operate("demo") == Told(2, "", "The demo content is not part of this installation.\n")


def test_missing_settings_are_named(operate: Operate, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", "KARIJERA_LINK_KEY"):
        monkeypatch.delenv(name)
    load_settings.cache_clear()
    told = operate("tasks")
    assert told == Told(2, "", "Settings are missing or wrong: DATABASE_URL, KARIJERA_LINK_KEY.\n")


def test_a_wrong_mail_server_is_named(platform: Platform, operate: Operate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMTP_URL", "mail.example")
    load_settings.cache_clear()
    told = operate("inbox-link", "1")
    assert told.code == 2
    assert told.error.startswith("SMTP_URL must be")


def test_a_database_that_is_away_is_said_in_a_sentence(
    environment: Callable[[Settings], None], operate: Operate, tmp_path: Path
) -> None:
    environment(settings_for(f"postgresql://nobody@/nothing?host={tmp_path}"))
    for words in (("tasks",), ("follow-status",), ("migrate",), ("verify",)):
        told = operate(*words)
        assert told.code == 1
        assert told.error.startswith("PostgreSQL does not answer")
        assert len(told.error.splitlines()) == 1


def test_every_command_explains_itself(operate: Operate) -> None:
    from workers.command_line import parser

    [commands] = [action for action in parser()._actions if action.dest == "==SUPPRESS=="]
    for name in commands.choices or ():
        told = operate(str(name), "--help")
        assert told.code == 0
        assert f"usage: karijera {name}" in told.out


def test_the_platform_is_closed_after_each_command(platform: Platform, operate: Operate) -> None:
    operate("tasks")
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND backend_type = 'client backend'"
    )
    platform.engine.dispose()
    with open_platform(platform.settings) as other, other.engine.connect() as connection:
        # The server's side of a connection that was closed ends a moment later.
        wait_until(lambda: connection.execute(query).scalar_one() == 0)
