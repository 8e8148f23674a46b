"""The public changes of a job since its publication: time, kind and fields."""

from collections.abc import Mapping
from typing import Any

from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.events import (
    JobExtended,
    JobRelisted,
    JobShortened,
)
from domain.kernel.log.event import Event, RecordedEvent

MAX_CHANGES = 100
"""Newest changes that are kept, so that daily edits by a feed do not grow the row without limit."""

FIELDS: Mapping[type[Event], tuple[str, ...]] = {
    JobExtended: ("apply_until",),
    JobShortened: ("apply_until",),
    JobRelisted: ("published_at", "apply_until"),
}
INTERNAL_FIELDS = {"format", "demo"}
"""Fields whose changes are not public: `format` is how prominently the employer has the ad shown."""


def append_change(
    changes: list[dict[str, Any]], recorded: RecordedEvent[Event], fields: list[str]
) -> list[dict[str, Any]]:
    """The list with the change made by this event, if it is public."""
    kind = CHANGE_KINDS[type(recorded.event)]
    if kind is None or (kind == "edited" and not fields):
        return changes
    change = {"at": recorded.recorded_at.isoformat(), "kind": kind}
    named = [*FIELDS.get(type(recorded.event), ()), *fields]
    return [*changes, change | {"fields": named}][-MAX_CHANGES:]


def changed_fields(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The fields that differ between two ads as JSON. A salary that is not shown counts as absent."""
    names = [name for name in after if name not in INTERNAL_FIELDS]
    return [name for name in names if _public_value(name, before.get(name)) != _public_value(name, after[name])]


def _public_value(name: str, value: Any) -> Any:
    return None if name == "salary" and value and not value["shown"] else value
