"""Maps events to stored rows and back; encrypts and decrypts personal fields."""

from collections.abc import Iterable
from typing import Any, cast
from uuid import UUID

import orjson
from eventsourcing.persistence import JSONTranscoder, Mapper, StoredEvent
from eventsourcing.utils import resolve_topic

from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.log.event import Actor, Context, Event, NewEvent, RecordedEvent, Role
from domain.kernel.log.recorder import StoredEventRow
from domain.kernel.persons.personal_data import PersonKeys, WrongPersonalDataKey, decrypt, encrypt


class UnreadableEvent(Exception):
    """A stored event that cannot be read: unknown topic, no upcast to the present schema, or altered ciphertext."""

    def __init__(self, log: str, stored: StoredEventRow) -> None:
        super().__init__(f"{log} {stored.position}: {stored.topic}")
        self.log = log
        self.position = stored.position
        self.stream_id = cast("UUID", stored.originator_id)
        self.version = stored.originator_version
        self.topic = stored.topic


class EventMapper(Mapper[UUID]):
    """The event library's mapper for events and their envelopes.

    The stored state is JSON: `d` the event's data, `v` its schema version unless 1, `by` the actor's role and id, `for`
    the subject, `via` the channel, `co` and `ca` correlation and causation; `p` the ciphertext of personal fields.
    """

    def __init__(self, log: str, keys: PersonKeys) -> None:
        super().__init__(JSONTranscoder())
        self._log = log
        self._keys = keys

    def to_stored_event(self, domain_event: Any) -> StoredEvent:
        """Raises PersonErased for personal fields of a person without a key."""
        new = cast("NewEvent", domain_event)
        event, context = new.event, new.context
        personal = event.personal_fields
        data = event.model_dump_json(exclude=cast("set[str]", personal)) if personal else event.model_dump_json()
        state: dict[str, Any] = {"d": orjson.Fragment(data)}
        if personal:
            state["p"] = self._encrypt(new)
        if event.schema_version > 1:
            state["v"] = event.schema_version
        state["by"] = (context.actor.role, context.actor.id)
        state["via"] = context.channel
        state["co"] = context.correlation_id.hex
        if context.causation_id:
            state["ca"] = context.causation_id.hex
        if context.subject:
            state["for"] = context.subject.hex
        return StoredEvent(new.stream_id, new.version, event.topic, orjson.dumps(state))

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        """Always a `RecordedEvent`; personal fields of an erased person read None. Raises UnreadableEvent."""
        stored = cast("StoredEventRow", stored_event)
        try:
            state = orjson.loads(stored.state)
            subject = UUID(state["for"]) if "for" in state else None
            role, actor_id = state["by"]
            context = Context(
                Actor(cast("Role", role), actor_id),
                state["via"],
                subject,
                UUID(state["co"]),
                UUID(state["ca"]) if "ca" in state else None,
            )
            event = self._event(stored, state, subject)
        except (Unavailable, WrongPersonalDataKey):
            raise
        except Exception as error:
            raise UnreadableEvent(self._log, stored) from error
        return RecordedEvent(
            self._log,
            stored.position,
            cast("UUID", stored.originator_id),
            stored.originator_version,
            stored.recorded_at,
            context,
            event,
        )

    def prepare(self, stored: Iterable[StoredEventRow]) -> None:
        """Loads the keys of these events in one query."""
        self._keys.load({subject for event in stored if (subject := _subject_of(event.state))})

    def _event(self, stored: StoredEventRow, state: dict[str, Any], subject: UUID | None) -> Event:
        kind = cast("type[Event]", resolve_topic(stored.topic))
        data = state["d"]
        if "p" in state:
            data |= self._decrypt(stored, subject, state["p"])
        stored_version = state.get("v", 1)
        if stored_version != kind.schema_version:
            data = kind.upcast(stored_version, data)
        return kind.model_validate(data)

    def _encrypt(self, new: NewEvent) -> dict[str, str | None]:
        event, subject = new.event, new.context.subject
        if subject is None:
            msg = f"{event.topic} holds personal data, so its context must name a subject"
            raise ValueError(msg)
        plain = event.model_dump(mode="json", include=cast("set[str]", event.personal_fields))
        cipher = self._keys.cipher(subject)
        if cipher is None:
            raise PersonErased
        place = f"{new.stream_id}/{new.version}"
        return {
            name: None if value is None else encrypt(cipher, f"{place}/{name}", orjson.dumps(value))
            for name, value in plain.items()
        }

    def _decrypt(
        self, stored: StoredEventRow, subject: UUID | None, ciphertexts: dict[str, str | None]
    ) -> dict[str, Any]:
        cipher = self._keys.cipher(subject) if subject else None
        if cipher is None:
            return dict.fromkeys(ciphertexts)
        place = f"{stored.originator_id}/{stored.originator_version}"
        return {
            name: None if text is None else orjson.loads(decrypt(cipher, f"{place}/{name}", text))
            for name, text in ciphertexts.items()
        }


_SUBJECT = b'"for":"'


def _subject_of(state: bytes) -> UUID | None:
    """Finds the subject without parsing the JSON: it is the last field of the envelope."""
    if state[-41:-34] != _SUBJECT:
        return None
    try:
        return UUID(state[-34:-2].decode())
    except ValueError:
        return None
