"""Register entry of a domain's module: its events, its personal data, and how its services are built."""

from collections.abc import Sequence
from dataclasses import dataclass

from domain.kernel.log.event import Event
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.services import Provider


@dataclass(frozen=True, slots=True)
class Module:
    """A module's entry in `domain/register.py`.

    `events` are all event classes of its log, which is named after the module; a module of plain tables has none.
    `subject_data` is the service for the personal data that it holds outside that log.
    `providers` build what constructors alone do not say how to build (`domain/kernel/process/services.py`).
    """

    name: str
    events: tuple[type[Event], ...] = ()
    subject_data: type[SubjectData] | None = None
    providers: Sequence[Provider] = ()

    @property
    def is_stream(self) -> bool:
        """Whether it has a log."""
        return bool(self.events)

    @property
    def is_about_people(self) -> bool:
        """Whether its events may have a subject: then they are exported, and erased with the subject's key."""
        return self.is_stream and (self.subject_data is not None or any(kind.personal_fields for kind in self.events))
