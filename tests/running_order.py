"""The order of test files where several workers run them: those that take longest begin."""

LONGEST_FIRST = (
    "faults/test_kills.py",
    "workers/test_restoring.py",
    "workers/test_retention.py",
    "workers/test_personal_data.py",
    "api/test_authorization.py",
    "api/accounts/test_state_machine.py",
    "local/test_supervisor.py",
    "workers/test_shared_upload_token.py",
    "workers/test_guest_personal_data.py",
    "faults/test_database_killed.py",
    "faults/test_rebuild_in_processes.py",
    "faults/test_rebuild_while_live.py",
    "faults/test_replay_equals_live.py",
    "faults/test_clock_jumps.py",
    "domain/job_import/test_memory.py",
    "migrations/test_upgrade_of_past_databases.py",
)
"""Longest files, from the durations in `reports/pytest.xml`, below `tests/`."""

_PLACES = {f"tests/{file}": place for place, file in enumerate(LONGEST_FIRST)}


def running_order(nodeid: str) -> int:
    """The place of a test's file; all that are not listed share the last one, and so keep their order."""
    return _PLACES.get(nodeid.partition("::")[0], len(_PLACES))
