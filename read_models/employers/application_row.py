"""Applies an application's event to the row that says when it was sent and what the employer first did."""

from typing import Any, assert_never, cast

from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSent,
    EmployerEvent,
)
from domain.kernel.log.event import Event, RecordedEvent

Row = dict[str, Any]


def apply_application_event(row: Row | None, recorded: RecordedEvent[Event]) -> Row | None:
    """The row after the event; None for the erasure of what never began.

    Raises LookupError for an application that never began.
    """
    event = cast("ApplicationEvent", recorded.event)
    if isinstance(event, ApplicationInitiated):
        moments: Row = {"sent_at": None, "responded_at": None, "deleted_at": None}
        return {"id": recorded.stream_id, "employer_id": event.employer_id, **moments}
    if row is None:
        if isinstance(event, ApplicantErased):
            return None
        msg = f"no row for application {recorded.stream_id}"
        raise LookupError(msg)
    if isinstance(event, EmployerEvent):
        return row | {"responded_at": row["responded_at"] or recorded.recorded_at}
    match event:
        case ApplicationSent():
            return row | {"sent_at": recorded.recorded_at}
        case ApplicationDeleted():
            return row | {"deleted_at": recorded.recorded_at}
        case (
            ApplicationCodeRequested()
            | ApplicationCodeVerified()
            | ApplicationResent()
            | ApplicationForwarded()
            | ApplicationAdopted()
            | ApplicantErased()
        ):
            return row
        case _:
            assert_never(event)
