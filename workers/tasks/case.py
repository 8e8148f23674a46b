"""An application as letters about it need it: what it is for, whose it is, and how far it has come."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID

from domain.applications.events import (
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
    DeletedBy,
    EndingReason,
)
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.kernel.facts import Fact, Recorded
from workers.mail.letters import Steps


@dataclass(frozen=True, slots=True)
class Case:
    """`steps` speak of what was sent last, like the application itself; `told_employer` of all that was ever sent."""

    id: UUID
    started: ApplicationInitiated
    application: Application
    steps: Steps | None = None
    told_employer: bool = False
    resent_at: datetime | None = None
    changed: tuple[str, ...] = ()
    deleted_at: datetime | None = None
    erased: bool = False
    reason: EndingReason | None = None

    @property
    def applicant_name(self) -> str:
        """Empty once the person has been erased."""
        return f"{self.application.applicant.first_name} {self.application.applicant.last_name}".strip()


def find_case(streams: ApplicationStreams, application_id: UUID) -> Case | None:
    """The application as it stands now, or None when there is none."""
    history = streams.history(application_id)
    found = streams.fold(history)
    if found is None:
        return None
    return _retell(application_id, found.application, history)


def _retell(application_id: UUID, application: Application, history: Sequence[Recorded[Fact]]) -> Case | None:
    case: Case | None = None
    for recorded in history:
        if isinstance(recorded.fact, ApplicationInitiated):
            case = Case(application_id, recorded.fact, application)
        elif case:
            case = _further(case, recorded.fact, recorded.recorded_at)
    return case


def _further(case: Case, fact: Fact, at: datetime) -> Case:
    if isinstance(fact, ApplicationSent):
        return replace(case, steps=Steps(at))
    if case.steps is None:
        return replace(case, deleted_at=at) if isinstance(fact, ApplicationDeleted) else case
    match fact:
        case ApplicationResent():
            told_of = case.changed if case.steps.forwarded_at is None else ()
            changed = tuple(dict.fromkeys(told_of + fact.changed))
            return replace(case, steps=Steps(case.steps.sent_at), resent_at=at, changed=changed)
        case ApplicationForwarded():
            return replace(case, steps=replace(case.steps, forwarded_at=at), told_employer=True)
        case ApplicationSeen():
            return replace(case, steps=replace(case.steps, seen_at=at))
        case ApplicationEnded():
            return replace(case, steps=replace(case.steps, ended_at=at), reason=fact.reason)
        case ApplicationDeleted():
            return replace(case, deleted_at=at, erased=fact.by is DeletedBy.ERASURE)
        case _:
            return case
