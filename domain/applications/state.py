"""State of one application: the fold of its events, for decisions and for everybody who shows it."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from enum import IntEnum
from typing import Any, Literal, NamedTuple, assert_never
from uuid import UUID

from domain.applications.applicant import Applicant, Attachments, ContactKind
from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
    DeletedBy,
    EmployerEvent,
    EndingReason,
    Locale,
)
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event import fold as fold_events

StepKind = Literal["initiated", "code-verified", "sent", "resent", "forwarded", "seen", "ended", "deleted"]


class Stage(IntEnum):
    """The stage that an application has reached, whether or not it has been deleted since."""

    INITIATED = 1
    VERIFIED = 2
    SENT = 3
    ENDED = 4


@dataclass(frozen=True, slots=True)
class Step:
    """One dot on the timeline. `reason` is why it ended, or who deleted it; `changed` names the replaced fields.

    `superseded`: the employer did this with a version that the applicant has replaced since.
    """

    kind: StepKind
    at: datetime
    reason: str | None = None
    changed: tuple[str, ...] = ()
    superseded: bool = False


@dataclass(frozen=True, slots=True)
class Application:
    """An application as its events leave it. The job is named as it was when the form was filled in.

    `forwarded_at` and `seen_at` are about the version that was sent last; `steps` keeps the earlier ones as history.
    """

    job_number: int
    job_version: int
    job_title: str
    job_place: str
    employer_id: int
    employer_name: str
    source: str
    locale: Locale
    account_id: UUID | None
    contact_kind: ContactKind
    contact_index: str | None
    applicant: Applicant
    attachments: Attachments
    steps: tuple[Step, ...]
    initiated_at: datetime
    verified_at: datetime | None = None
    sent_at: datetime | None = None
    resent_at: datetime | None = None
    forwarded_at: datetime | None = None
    seen_at: datetime | None = None
    ended_at: datetime | None = None
    deleted_at: datetime | None = None
    erased_at: datetime | None = None
    again: bool = False

    @property
    def stage(self) -> Stage:
        if self.ended_at:
            return Stage.ENDED
        if self.sent_at:
            return Stage.SENT
        return Stage.VERIFIED if self.verified_at else Stage.INITIATED

    @property
    def is_under_selection(self) -> bool:
        """Whether it was sent, and neither the employer nor a deletion has ended its selection."""
        return self.stage is Stage.SENT and self.deleted_at is None

    @property
    def may_be_sent(self) -> bool:
        """Whether the address or number is the account's, or has been verified."""
        return self.verified_at is not None

    @property
    def holds_files(self) -> bool:
        """Whether its files are still needed; those of a sent one also after it was withdrawn, until it is erased."""
        return self.erased_at is None and (self.deleted_at is None or self.sent_at is not None)

    @property
    def is_applicant_known(self) -> bool:
        """Everybody who applies says their name; it is unreadable once they are erased."""
        return self.applicant.first_name != ""

    @property
    def was_earlier_version_seen(self) -> bool:
        """Whether the employer opened what has been replaced since."""
        return any(step.kind == "seen" and step.superseded for step in self.steps)

    @property
    def was_ever_forwarded(self) -> bool:
        """Whether the employer was notified of any version."""
        return any(step.kind == "forwarded" for step in self.steps)

    @property
    def changed_since_forwarded(self) -> tuple[str, ...]:
        """The fields that differ from the version that the employer was last notified of."""
        changed: dict[str, None] = {}
        for step in self.steps:
            if step.kind == "forwarded":
                changed.clear()
            changed |= dict.fromkeys(step.changed)
        return tuple(changed)

    @property
    def ending_reason(self) -> EndingReason | None:
        reason = self._reason_of("ended")
        return EndingReason(reason) if reason else None

    @property
    def deleted_by(self) -> DeletedBy | None:
        reason = self._reason_of("deleted")
        return DeletedBy(reason) if reason else None

    def _reason_of(self, kind: StepKind) -> str | None:
        return next((step.reason for step in reversed(self.steps) if step.kind == kind), None)


MOMENTS = tuple(field.name for field in fields(Application) if field.name.endswith("_at") and field.default is None)
"""The fields that say when something happened to an application; None for what has not happened."""


def fold(history: Iterable[RecordedEvent[Event]]) -> Application | None:
    """Folds a history, or the beginning of one, into the application's state; None for an empty history."""
    return fold_events(evolve, history)


class _Reached(NamedTuple):
    """The step and the moment of an event. `of_version`: of the version sent last only, so that sending again
    supersedes the step and clears the moment."""

    kind: StepKind
    moment: str
    of_version: bool


_StepEvent = ApplicationCodeVerified | ApplicationForwarded | EmployerEvent | ApplicationDeleted
_REACHED: dict[type[_StepEvent], _Reached] = {
    ApplicationCodeVerified: _Reached("code-verified", "verified_at", of_version=False),
    ApplicationForwarded: _Reached("forwarded", "forwarded_at", of_version=True),
    ApplicationSeen: _Reached("seen", "seen_at", of_version=True),
    ApplicationEnded: _Reached("ended", "ended_at", of_version=False),
    ApplicationDeleted: _Reached("deleted", "deleted_at", of_version=False),
}
_OF_VERSION = {reached.kind: reached.moment for reached in _REACHED.values() if reached.of_version}


def evolve(state: Application | None, event: ApplicationEvent, at: datetime) -> Application | None:
    """Returns the state after `event`, which was recorded at `at`."""
    if isinstance(event, ApplicationInitiated):
        return _initiated(event, at)
    if state is None:
        return None
    if isinstance(event, _StepEvent):
        reached = _REACHED[type(event)]
        return _step(state, Step(reached.kind, at, _reason(event)), **{reached.moment: at})
    match event:
        case ApplicationCodeRequested():
            return state
        case ApplicationSent():
            return _step(state, Step("sent", at), sent_at=at, again=event.again)
        case ApplicationResent():
            return _resent(state, event, at)
        case ApplicantErased():
            return replace(state, erased_at=at)
        case ApplicationAdopted():
            return replace(state, account_id=event.account_id)
        case _:
            assert_never(event)


def _initiated(event: ApplicationInitiated, at: datetime) -> Application:
    return Application(
        job_number=event.job_number,
        job_version=event.job_version,
        job_title=event.job_title,
        job_place=event.job_place,
        employer_id=event.employer_id,
        employer_name=event.employer_name,
        source=event.source,
        locale=event.locale,
        account_id=event.account_id,
        contact_kind=event.contact_kind,
        contact_index=event.contact_index,
        applicant=_applicant(event),
        attachments=_attachments(event),
        steps=(Step("initiated", at),),
        initiated_at=at,
        verified_at=at if event.contact_verified else None,
    )


def _resent(state: Application, event: ApplicationResent, at: datetime) -> Application:
    """The new version has been neither forwarded nor seen."""
    earlier = tuple(replace(step, superseded=step.kind in _OF_VERSION) for step in state.steps)
    return replace(
        state,
        steps=(*earlier, Step("resent", at, changed=event.changed)),
        resent_at=at,
        applicant=_applicant(event),
        attachments=_attachments(event),
        **dict.fromkeys(_OF_VERSION.values()),
    )


def _step(state: Application, step: Step, **changes: Any) -> Application:
    return replace(state, steps=(*state.steps, step), **changes)


def _reason(event: ApplicationEvent) -> str | None:
    if isinstance(event, ApplicationEnded):
        return event.reason.value
    return event.by.value if isinstance(event, ApplicationDeleted) else None


def _applicant(event: ApplicationInitiated | ApplicationResent) -> Applicant:
    return Applicant(event.first_name or "", event.last_name or "", event.email, event.phone, event.cover_letter or "")


def _attachments(event: ApplicationInitiated | ApplicationResent) -> Attachments:
    return Attachments(event.cv_document_id, event.other_document_ids, event.cv_version)
