"""Interface of a module's part in data export and erasure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson

from domain.kernel.log.event import Context, Event, RecordedEvent

File = tuple[str, bytes]
"""A path in the archive, and its content."""


@dataclass(frozen=True, slots=True)
class DataSubject:
    """A person with an account and the guest ids that they used before, or a guest: None for the account.

    `contact_index` finds the address or number in other modules; None when it is gone.
    """

    account_id: UUID | None
    contact_index: str | None = None
    guest_ids: tuple[UUID, ...] = ()

    @property
    def ids(self) -> tuple[UUID, ...]:
        """All ids under which events may be about them, the account's first."""
        return (self.account_id, *self.guest_ids) if self.account_id else self.guest_ids


class SubjectData:
    """One module's part of export and erasure; modules override what they need.

    Events are handled centrally: those with a subject are exported from the log, and their personal fields become
    unreadable with the subject's key. All methods are idempotent.
    """

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        """Assigns, before an erasure, guest data under the account's own address to the account."""

    def guests_of(self, account_id: UUID) -> Sequence[UUID]:  # noqa: ARG002 - for those who override it
        """The guest ids that the account's person used before."""
        return ()

    def guests_of_contact(self, contact_index: str) -> Sequence[UUID]:  # noqa: ARG002 - as above
        """The guest ids of whoever has shown that the contact is theirs and has no account."""
        return ()

    def erase_unverified(self, contact_index: str, context: Context) -> None:
        """Erases, before an erasure, what names the contact without its owner having verified it."""

    def export(self, subject: DataSubject) -> Iterator[File]:  # noqa: ARG002 - as above
        """Files of the archive, one at a time, so that only one has to fit in memory."""
        yield from ()

    def record_erasure(self, stream_id: UUID, context: Context) -> int:  # noqa: ARG002 - as above
        """Records the erasure in a stream about the subject, while they have a key.

        Returns the position in the log, 0 when there is nothing to record or the stream is another module's.
        """
        return 0

    def erase(self, subject: DataSubject) -> None:
        """Deletes rows and files about the subject."""

    def erase_restored(self) -> None:
        """Deletes, after a restore, the data of erased persons that the backup brought back and no account owns."""


def as_json(value: Any) -> bytes:
    """A file of the archive."""
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS)


def exported_event(recorded: RecordedEvent[Event]) -> Mapping[str, Any]:
    """An event for the export: what happened, when and by whom, with its personal fields."""
    return {
        "what": recorded.event.topic,
        "at": recorded.recorded_at,
        "by": recorded.context.actor.role,
        "via": recorded.context.channel,
        "data": recorded.event.model_dump(mode="json"),
    }
