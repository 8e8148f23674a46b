"""Base classes of events and their envelope: actor, subject, time, cause."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, cast, get_args
from uuid import UUID

from eventsourcing.utils import register_topic
from pydantic import BaseModel, ConfigDict

from domain.kernel.values.ids import new_id

_T = TypeVar("_T")


class PersonalData:
    """Marks a field of an event that is stored encrypted under its subject's key."""


Personal = Annotated[_T | None, PersonalData()]
"""A personal field. It reads None once the subject has been erased."""


class Event(BaseModel):
    """Something that happened. Subclasses declare a topic, which never changes:

    `class ApplicationSent(Event, topic="applications.ApplicationSent")`

    When the fields change, `schema_version` goes up and `upcast` converts older versions.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    topic: ClassVar[str]
    schema_version: ClassVar[int] = 1
    personal_fields: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, *, topic: str | None = None, schema_version: int = 1, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if topic is not None:
            cls.topic = topic
            cls.schema_version = schema_version
            register_topic(topic, cls)

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        cls.personal_fields = frozenset(
            name
            for name, info in cls.model_fields.items()
            if any(isinstance(mark, PersonalData) for mark in info.metadata)
        )
        if hidden := [name for name, info in cls.model_fields.items() if _contains_personal_data(info.annotation)]:
            msg = f"{cls.__name__}.{hidden[0]}: only a field of the event itself can be personal, or all of it"
            raise TypeError(msg)

    @classmethod
    def upcast(cls, stored_version: int, data: dict[str, Any]) -> dict[str, Any]:
        """Converts the data of an older `stored_version` to `schema_version`. Never called for the newest."""
        msg = f"{cls.topic} has no way from version {stored_version} to {cls.schema_version}"
        raise NotImplementedError(msg)


def _contains_personal_data(annotation: Any, seen: frozenset[Any] = frozenset()) -> bool:
    """Whether a type contains the personal mark in a nested position, where it would not be encrypted."""
    if any(isinstance(mark, PersonalData) for mark in getattr(annotation, "__metadata__", ())):
        return True
    if not (isinstance(annotation, type) and issubclass(annotation, BaseModel)):
        return any(_contains_personal_data(part, seen) for part in get_args(annotation))
    if annotation in seen:
        return False
    fields = annotation.model_fields.values()
    return any(isinstance(mark, PersonalData) for field in fields for mark in field.metadata) or any(
        _contains_personal_data(field.annotation, seen | {annotation}) for field in fields
    )


Channel = Literal["web", "link", "import", "task", "command-line"]
"""The origin of a command."""

Role = Literal["guest", "jobseeker", "employer", "auditor", "editor", "administrator", "system"]


@dataclass(frozen=True, slots=True)
class Actor:
    """The actor of a command: a role, and the id of the account, link or task (None for an anonymous guest)."""

    role: Role
    id: str | None = None


SYSTEM = Actor("system")


@dataclass(frozen=True, slots=True)
class Context:
    """The circumstances of a command, recorded with every event that results from it.

    `subject` is the person whom the events are about; personal fields are encrypted under that person's key.
    `correlation_id` is shared by all that follows from
    one request; `causation_id` names the direct cause (a task, an event).
    """

    actor: Actor
    channel: Channel
    subject: UUID | None = None
    correlation_id: UUID = field(default_factory=new_id)
    causation_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to be appended: without position and time yet."""

    stream_id: UUID
    version: int
    event: Event
    context: Context

    @property
    def originator_id(self) -> UUID:
        return self.stream_id

    @property
    def originator_version(self) -> int:
        return self.version


F_co = TypeVar("F_co", bound=Event, covariant=True)


@dataclass(frozen=True, slots=True)
class RecordedEvent(Generic[F_co]):
    """A stored event with its envelope.

    `position` counts within the log and `version` within the stream, both from 1; positions may have gaps.
    `recorded_at` is the database's clock.
    """

    log: str
    position: int
    stream_id: UUID
    version: int
    recorded_at: datetime
    context: Context
    event: F_co

    @property
    def originator_id(self) -> UUID:
        return self.stream_id

    @property
    def originator_version(self) -> int:
        return self.version


State = TypeVar("State")
E = TypeVar("E", bound=Event)


def fold(
    evolve: Callable[[State | None, E, datetime], State | None], history: Iterable[RecordedEvent[Event]]
) -> State | None:
    """The state that a stream's history, or the beginning of one, leads to; None for an empty one.

    `evolve` takes the state, an event, and the moment at which it was recorded.
    """
    state: State | None = None
    for recorded in history:
        state = evolve(state, cast("E", recorded.event), recorded.recorded_at)
    return state
