"""The contents and stored names of the events of jobs."""

from domain.jobs.events import ClosingReason, JoiningReason, RemovalReason
from domain.jobs.module import MODULE


def test_no_job_event_holds_anything_personal() -> None:
    assert [kind for kind in MODULE.events if kind.personal_fields] == []


def test_reasons_that_were_stored_keep_their_names() -> None:
    """A reason that was renamed would make every event that gives it unreadable."""
    assert {*ClosingReason} >= {"filled", "withdrawn", "left-feed"}
    assert {*RemovalReason} >= {"discarded", "requested", "duplicate", "misleading", "unlawful"}
    assert {*JoiningReason} >= {"same-address", "same-text", "by-hand"}
