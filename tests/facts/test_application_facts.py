"""Every application fact that was ever stored can be read: one golden sample for each topic and version."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from eventsourcing.utils import resolve_topic

from domain.applications.events import ApplicationFact, ApplicationInitiated, ApplicationResent
from domain.kernel.facts import Fact

SAMPLES = sorted((Path(__file__).parent / "applications").glob("*.json"))
KINDS: tuple[type[Fact], ...] = get_args(ApplicationFact)
ABOUT_THE_PERSON = {"first_name", "last_name", "email", "phone", "cover_letter"}


def read(sample: Path) -> tuple[type[Fact], int, dict[str, Any]]:
    written = json.loads(sample.read_text("utf-8"))
    return resolve_topic(written["topic"]), written["version"], written["data"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_stored_fact_loads(sample: Path) -> None:
    kind, version, data = read(sample)
    if version != kind.schema_version:
        data = kind.upcast(version, data)
    fact = kind.model_validate(data)
    if version == kind.schema_version:
        assert fact.model_dump(mode="json") == data


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_it_loads_too_once_the_person_has_been_erased(sample: Path) -> None:
    kind, version, data = read(sample)
    if version == kind.schema_version:
        kind.model_validate(data | dict.fromkeys(kind.personal_fields))


def test_every_topic_has_a_sample_of_its_newest_version() -> None:
    present = {(kind, version) for kind, version, _ in map(read, SAMPLES)}
    assert {(kind, kind.schema_version) for kind in KINDS} <= present


def test_what_is_about_the_person_is_marked_personal() -> None:
    assert ApplicationInitiated.personal_fields == ABOUT_THE_PERSON | {"contact_index"}
    assert ApplicationResent.personal_fields == ABOUT_THE_PERSON
    others = set(KINDS) - {ApplicationInitiated, ApplicationResent}
    assert [kind for kind in others if kind.personal_fields] == []
