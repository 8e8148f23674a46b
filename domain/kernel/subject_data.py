"""What a module does when somebody asks for everything that is held about them, or has it erased."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson

from domain.kernel.event import Context, Event, RecordedEvent

File = tuple[str, bytes]
"""A path in the archive, and what stands there."""


@dataclass(frozen=True, slots=True)
class DataSubject:
    """A person with an account, and the guests whom they were before they had it.

    `contact_index` finds the account's address where it was given elsewhere; None when the address is gone.
    """

    account_id: UUID
    contact_index: str | None = None
    guest_ids: tuple[UUID, ...] = ()

    @property
    def ids(self) -> tuple[UUID, ...]:
        """All the ids under which events may be about them: the account's first."""
        return (self.account_id, *self.guest_ids)


class SubjectData:
    """One module's part of export and erasure. A module inherits from this and overrides what concerns it.

    Events need no part of their own: those with a subject are exported as they stand in the log, and what is personal
    in them ends with the subject's key. Everything here may be done again, and then changes nothing.
    """

    def claim(self, account_id: UUID, contact_index: str, context: Context) -> None:
        """Before an erasure: what somebody left as a guest, under an address that is theirs, becomes the account's."""

    def guests_of(self, account_id: UUID) -> Sequence[UUID]:  # noqa: ARG002 - for those who override it
        """The guests whom the account's person was before."""
        return ()

    def export(self, subject: DataSubject) -> Iterator[File]:  # noqa: ARG002 - as above
        """Files of the archive, one after the other, so that only one has to fit in memory."""
        yield from ()

    def record_erasure(self, stream_id: UUID, context: Context) -> int:  # noqa: ARG002 - as above
        """Says in a stream about the subject that they are erased, as long as they have a key.

        Answers with the position in the log, 0 when nothing is to be said.
        """
        return 0

    def erase(self, subject: DataSubject) -> None:
        """Removes rows and files that are about the subject."""

    def erase_restored(self) -> None:
        """After a restore: removes what the backup brought back of those whose keys are destroyed, as far as it
        belongs to no account any more."""


def as_json(value: Any) -> bytes:
    """A file of the archive."""
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS)


def exported_event(recorded: RecordedEvent[Event]) -> Mapping[str, Any]:
    """What happened, when and by whom, with everything that it says about the person."""
    return {
        "what": recorded.event.topic,
        "at": recorded.recorded_at,
        "by": recorded.context.actor.role,
        "via": recorded.context.channel,
        "data": recorded.event.model_dump(mode="json"),
    }
