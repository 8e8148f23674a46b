"""The changes of a job since its publication: when, of which kind, and which fields."""

from collections.abc import Mapping
from typing import Any

from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.events import (
    JobExtended,
    JobRelisted,
    JobShortened,
)
from domain.kernel.event import Event, RecordedEvent

MOST_CHANGES = 100
"""A feed that touches an ad every day must not make its row grow for ever; the newest are kept."""

FIELDS: Mapping[type[Event], tuple[str, ...]] = {
    JobExtended: ("apply_until",),
    JobShortened: ("apply_until",),
    JobRelisted: ("published_at", "apply_until"),
}
NOT_ABOUT_THE_JOB = {"format", "demo"}
"""How prominently an ad is shown is between the employer and the site."""


def with_change(
    changes: list[dict[str, Any]], recorded: RecordedEvent[Event], fields: list[str]
) -> list[dict[str, Any]]:
    """The list with what this event changed, if a reader can see it."""
    kind = CHANGE_KINDS[type(recorded.event)]
    if kind is None or (kind == "edited" and not fields):
        return changes
    change = {"at": recorded.recorded_at.isoformat(), "kind": kind}
    named = [*FIELDS.get(type(recorded.event), ()), *fields]
    return [*changes, change | {"fields": named}][-MOST_CHANGES:]


def changed_fields(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The fields that read differently, of two ads as JSON. What an employer does not show is not told either."""
    names = [name for name in after if name not in NOT_ABOUT_THE_JOB]
    return [name for name in names if _shown(name, before.get(name)) != _shown(name, after[name])]


def _shown(name: str, value: Any) -> Any:
    return None if name == "salary" and value and not value["shown"] else value
