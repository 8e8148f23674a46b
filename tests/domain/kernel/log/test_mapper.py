"""The mapper's round trip, and the encryption of personal fields bound to key and place."""

from datetime import UTC, datetime
from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any
from uuid import UUID

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import AwareDatetime, BaseModel, ConfigDict

from domain.kernel.errors import PersonErased
from domain.kernel.log.event import Actor, Context, Event, NewEvent, Personal, PersonalData
from domain.kernel.log.mapper import UnreadableEvent
from tests.stored_events import PERSON, EventCodec, moved


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Contact(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    street: str
    floor: int | None


class LetterWritten(Event, topic="tests.mapper.LetterWritten"):
    number: int
    colour: Colour | None
    price: Decimal
    sent_at: AwareDatetime
    pages: tuple[UUID, ...]
    text: Personal[str]
    contact: Personal[Contact]
    tags: Personal[tuple[str, ...]] = None


words = st.text(st.characters(codec="utf-8"), max_size=40)
moments = st.datetimes(datetime(1970, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - zone given beside
letters = st.builds(
    LetterWritten,
    number=st.integers(-(2**63), 2**63 - 1),
    colour=st.none() | st.sampled_from(Colour),
    price=st.decimals(allow_nan=False, allow_infinity=False, places=2),
    sent_at=moments,
    pages=st.lists(st.uuids(), max_size=3).map(tuple),
    text=st.none() | words,
    contact=st.none() | st.builds(Contact, street=words, floor=st.none() | st.integers(-3, 90)),
    tags=st.none() | st.lists(words, max_size=3).map(tuple),
)
actors = st.builds(Actor, st.sampled_from(["guest", "jobseeker", "employer", "system"]), st.none() | words)
contexts = st.builds(
    Context,
    actor=actors,
    channel=words,
    subject=st.just(PERSON),
    correlation_id=st.uuids(),
    causation_id=st.none() | st.uuids(),
)
new_events = st.builds(NewEvent, st.uuids(), st.integers(1, 2**40), letters, contexts)
drawer = EventCodec()


@given(new_events)
def test_an_event_survives_the_round_trip(new: NewEvent) -> None:
    read = drawer.read(drawer.store(new))
    assert (read.stream_id, read.version, read.context, read.event) == (
        new.stream_id,
        new.version,
        new.context,
        new.event,
    )


@given(new_events)
def test_personal_fields_are_not_stored_readably(new: NewEvent) -> None:
    state = orjson.loads(drawer.store(new).state)
    assert set(state["d"]).isdisjoint(LetterWritten.personal_fields)
    ciphertexts = {name: text for name, text in state["p"].items() if text is not None}
    assert set(ciphertexts) == {name for name in LetterWritten.personal_fields if getattr(new.event, name) is not None}


@given(new_events)
def test_after_an_erasure_other_fields_are_still_readable(new: NewEvent) -> None:
    read = written_and_erased(new)
    assert read.event == new.event.model_copy(update=dict.fromkeys(LetterWritten.personal_fields))
    assert (read.context, read.version) == (new.context, new.version)


def written_and_erased(new: NewEvent) -> Any:
    own = EventCodec()
    stored = own.store(new)
    own.keys.erased = True
    with pytest.raises(PersonErased):
        own.store(new)
    return own.read(stored)


LETTER = LetterWritten(
    number=1, colour=None, price=Decimal("1.20"), sent_at=datetime(2026, 5, 4, tzinfo=UTC), pages=(), text="Dragi",
    contact=None,
)  # fmt: skip
NEW = NewEvent(UUID(int=7), 3, LETTER, Context(Actor("guest"), "web", subject=PERSON))


def test_ciphertext_that_was_moved_is_refused() -> None:
    stored = drawer.store(NEW)
    assert drawer.read(stored).event == LETTER
    for place in (moved(stored, stream_id=UUID(int=8)), moved(stored, version=4)):
        with pytest.raises(UnreadableEvent):
            drawer.read(place)


def test_ciphertext_of_another_field_is_refused() -> None:
    stored = drawer.store(NewEvent(NEW.stream_id, 3, LETTER.model_copy(update={"tags": ("a",)}), NEW.context))
    state = orjson.loads(stored.state)
    state["p"] |= {"text": state["p"]["tags"], "tags": state["p"]["text"]}
    with pytest.raises(UnreadableEvent):
        drawer.read(type(stored)(stored.originator_id, 3, stored.topic, orjson.dumps(state), 1, stored.recorded_at))


def test_a_wrong_wrapping_key_is_reported() -> None:
    with pytest.raises(UnreadableEvent):
        EventCodec(bytes(32)).read(drawer.store(NEW))


def test_personal_data_needs_a_subject() -> None:
    with pytest.raises(ValueError, match="must name a subject"):
        drawer.store(NewEvent(UUID(int=7), 1, LETTER, Context(Actor("guest"), "web")))


class Address(BaseModel):
    street: Personal[str]


@pytest.mark.parametrize(
    "annotation",
    [list[Personal[str]], Address, dict[str, Address], Address | None, Annotated[str, PersonalData()] | int],
)
def test_a_personal_mark_where_nothing_would_be_encrypted_is_refused(annotation: Any) -> None:
    with pytest.raises(TypeError, match="can be personal"):
        type("Careless", (Event,), {"__annotations__": {"field": annotation}, "__module__": __name__})


class Renamed(Event, topic="tests.mapper.Renamed", schema_version=2):
    name: str

    @classmethod
    def upcast(cls, stored_version: int, data: dict[str, Any]) -> dict[str, Any]:
        return {"name": data["title"]}


def test_an_older_schema_version_is_upcast() -> None:
    stored = drawer.store(NewEvent(UUID(int=7), 1, Renamed(name="new"), NEW.context))
    assert orjson.loads(stored.state)["v"] == 2
    state = orjson.loads(stored.state) | {"d": {"title": "old"}, "v": 1}
    older = type(stored)(UUID(int=7), 1, stored.topic, orjson.dumps(state), 1, stored.recorded_at)
    assert drawer.read(older).event == Renamed(name="old")
