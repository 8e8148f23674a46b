"""Decisions of the employer's side: an application is forwarded and seen, and its selection ends."""

from collections.abc import Iterator

from domain.applications.decisions.preconditions import living, sent, unended
from domain.applications.errors import SelectionEnded
from domain.applications.events import (
    ApplicationEnded,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationSeen,
    EndingReason,
)
from domain.applications.state import Application, Stage


def forward(state: Application | None) -> Iterator[ApplicationEvent]:
    """Records that the employer has been notified of the version that was sent last."""
    application = sent(unended(state))
    if application.forwarded_at is None:
        yield ApplicationForwarded(employer_id=application.employer_id, by="mail")


def see(state: Application | None) -> Iterator[ApplicationEvent]:
    """Records that a person on the employer's side opened the version that was sent last."""
    application = sent(living(state))
    if application.seen_at:
        return
    if application.stage >= Stage.ENDED:
        raise SelectionEnded
    yield ApplicationSeen()


def end(state: Application | None, reason: EndingReason) -> Iterator[ApplicationEvent]:
    """The employer finishes the selection."""
    application = sent(living(state))
    if application.stage < Stage.ENDED:
        yield ApplicationEnded(reason=reason)
