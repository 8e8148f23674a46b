"""`karijera audit`: whole and broken chains, kept heads."""

import pytest
from sqlalchemy import text

from domain.kernel.process.platform import Platform
from tests.changed_events import allow_changes
from tests.workers.command_result import RunCommand
from tests.workers.task_harness import happen


def test_a_whole_chain_is_reported_with_its_head(platform: Platform, run_command: RunCommand) -> None:
    happen(platform, 3)
    heads = run_command("audit", "heads").out.split()
    result = run_command("audit", "verify", *(part for head in heads for part in ("--head", head)))
    assert result.code == 0
    assert [line.partition(": ")[0] for line in result.out.splitlines()] == [
        "applications",
        "cv",
        "jobs",
        "saved_searches",
        "texts",
    ]
    assert all(f"head {head}" in result.out for head in heads)
    assert "applications: whole (3 events" in result.out


def test_a_changed_event_is_reported_with_its_position(platform: Platform, run_command: RunCommand) -> None:
    happen(platform, 3)
    with platform.engine.begin() as connection:
        allow_changes(connection, "applications")
        changed = (
            "UPDATE events.applications SET recorded_at = recorded_at - interval '1 day' WHERE notification_id = 2"
        )
        connection.execute(text(changed))
    result = run_command("audit", "verify", "applications")
    assert result.code == 1
    assert result.out.startswith("applications: BROKEN at position 2 (3 events")


def test_a_log_that_was_cut_off_is_found_by_a_kept_head(platform: Platform, run_command: RunCommand) -> None:
    happen(platform, 3)
    head = run_command("audit", "heads").out.split()[0]
    with platform.engine.begin() as connection:
        allow_changes(connection, "applications")
        connection.execute(text("DELETE FROM events.applications WHERE notification_id = 3"))
    assert run_command("audit", "verify").code == 0
    result = run_command("audit", "verify", "--head", head)
    assert (result.code, result.out.splitlines()[-1]) == (1, "applications: DIFFERENT from the head kept of position 3")


@pytest.mark.parametrize("words", [("nothing",), ("--head", "nothing:1:00"), ("--head", "applications")])
def test_wrong_usage_is_explained(run_command: RunCommand, words: tuple[str, ...]) -> None:
    result = run_command("audit", "verify", *words)
    assert (result.code, bool(result.error)) == (2, True)
