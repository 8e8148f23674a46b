"""Facts to rows and back, personal fields encrypted on the way."""

from collections.abc import Iterable
from typing import Any, cast
from uuid import UUID

import orjson
from eventsourcing.persistence import JSONTranscoder, Mapper, StoredEvent
from eventsourcing.utils import resolve_topic

from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.facts import Actor, Context, Fact, NewFact, Recorded, Role
from domain.kernel.personal_data import PersonKeys, WrongPersonalDataKey, seal, unseal
from domain.kernel.stored import StoredFact


class UnreadableFact(Exception):
    """A stored fact that cannot be read: an unknown topic, a shape without a way to the present one, changed bytes."""

    def __init__(self, log: str, stored: StoredFact) -> None:
        super().__init__(f"{log} {stored.position}: {stored.topic}")
        self.log = log
        self.position = stored.position
        self.stream_id = cast("UUID", stored.originator_id)
        self.version = stored.originator_version
        self.topic = stored.topic


class FactMapper(Mapper[UUID]):
    """The event library's mapper for facts and their envelopes.

    The stored state is JSON: `d` the fact's data, `v` its schema version unless 1, `by` the actor's role and id, `for`
    the subject, `via` the channel, `co` and `ca` correlation and causation; `p` the ciphertext of personal fields.
    """

    def __init__(self, log: str, keys: PersonKeys) -> None:
        super().__init__(JSONTranscoder())
        self._log = log
        self._keys = keys

    def to_stored_event(self, domain_event: Any) -> StoredEvent:
        """Raises PersonErased for personal fields of a person without a key."""
        new = cast("NewFact", domain_event)
        fact, context = new.fact, new.context
        personal = fact.personal_fields
        data = fact.model_dump_json(exclude=cast("set[str]", personal)) if personal else fact.model_dump_json()
        state: dict[str, Any] = {"d": orjson.Fragment(data)}
        if personal:
            state["p"] = self._seal(new)
        if fact.schema_version > 1:
            state["v"] = fact.schema_version
        state["by"] = (context.actor.role, context.actor.id)
        state["via"] = context.channel
        state["co"] = context.correlation_id.hex
        if context.causation_id:
            state["ca"] = context.causation_id.hex
        if context.subject:
            state["for"] = context.subject.hex
        return StoredEvent(new.stream_id, new.version, fact.topic, orjson.dumps(state))

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        """Always a `Recorded`; personal fields of an erased person read None. Raises UnreadableFact."""
        stored = cast("StoredFact", stored_event)
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
            fact = self._fact(stored, state, subject)
        except (Unavailable, WrongPersonalDataKey):
            raise
        except Exception as error:
            raise UnreadableFact(self._log, stored) from error
        return Recorded(
            self._log,
            stored.position,
            cast("UUID", stored.originator_id),
            stored.originator_version,
            stored.recorded_at,
            context,
            fact,
        )

    def prepare(self, stored: Iterable[StoredFact]) -> None:
        """Loads the keys that these facts will need, in one query."""
        self._keys.load({subject for fact in stored if (subject := _subject_of(fact.state))})

    def _fact(self, stored: StoredFact, state: dict[str, Any], subject: UUID | None) -> Fact:
        kind = cast("type[Fact]", resolve_topic(stored.topic))
        data = state["d"]
        if "p" in state:
            data |= self._unseal(stored, subject, state["p"])
        stored_version = state.get("v", 1)
        if stored_version != kind.schema_version:
            data = kind.upcast(stored_version, data)
        return kind.model_validate(data)

    def _seal(self, new: NewFact) -> dict[str, str | None]:
        fact, subject = new.fact, new.context.subject
        if subject is None:
            msg = f"{fact.topic} holds personal data, so its context must name a subject"
            raise ValueError(msg)
        plain = fact.model_dump(mode="json", include=cast("set[str]", fact.personal_fields))
        cipher = self._keys.cipher(subject)
        if cipher is None:
            raise PersonErased
        place = f"{new.stream_id}/{new.version}"
        return {
            name: None if value is None else seal(cipher, f"{place}/{name}", orjson.dumps(value))
            for name, value in plain.items()
        }

    def _unseal(self, stored: StoredFact, subject: UUID | None, sealed: dict[str, str | None]) -> dict[str, Any]:
        cipher = self._keys.cipher(subject) if subject else None
        if cipher is None:
            return dict.fromkeys(sealed)
        place = f"{stored.originator_id}/{stored.originator_version}"
        return {
            name: None if text is None else orjson.loads(unseal(cipher, f"{place}/{name}", text))
            for name, text in sealed.items()
        }


_SUBJECT = b'"for":"'


def _subject_of(state: bytes) -> UUID | None:
    """Finds the subject without parsing: the envelope ends with it."""
    if state[-41:-34] != _SUBJECT:
        return None
    try:
        return UUID(state[-34:-2].decode())
    except ValueError:
        return None
