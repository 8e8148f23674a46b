"""What a module of the domain contributes to the whole: its events, and what it holds about people."""

from collections.abc import Callable
from dataclasses import dataclass

from domain.kernel.event import Event
from domain.kernel.platform import Platform
from domain.kernel.subject_data import SubjectData


@dataclass(frozen=True, slots=True)
class Module:
    """The entry of a module in `domain/register.py`.

    `events` are all kinds of events of its log, which has its name; a module of plain tables has none. `subject_data`
    opens what it holds about people beside that log.
    """

    name: str
    events: tuple[type[Event], ...] = ()
    subject_data: Callable[[Platform], SubjectData] | None = None

    @property
    def is_stream(self) -> bool:
        """Whether it has a log."""
        return bool(self.events)

    @property
    def is_about_people(self) -> bool:
        """Whether its events may have a subject: then they belong into an export, and end with the subject's key."""
        return self.is_stream and (self.subject_data is not None or any(kind.personal_fields for kind in self.events))
