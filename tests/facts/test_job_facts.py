"""Every job fact that was ever stored can be read: one golden sample for each topic and version."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from eventsourcing.utils import resolve_topic

from domain.jobs.events import ClosingReason, JobFact, JoiningReason, RemovalReason
from domain.kernel.facts import Fact

SAMPLES = sorted((Path(__file__).parent / "jobs").glob("*.json"))
KINDS: tuple[type[Fact], ...] = get_args(JobFact)


def read(sample: Path) -> tuple[str, int, dict[str, Any]]:
    written = json.loads(sample.read_text("utf-8"))
    return written["topic"], written["version"], written["data"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_stored_fact_loads(sample: Path) -> None:
    topic, version, data = read(sample)
    kind = resolve_topic(topic)
    if version != kind.schema_version:
        data = kind.upcast(version, data)
    fact = kind.model_validate(data)
    assert fact.topic == topic
    if version == kind.schema_version:
        assert fact.model_dump(mode="json") == data


def test_every_topic_has_a_sample_of_its_newest_version() -> None:
    present = {read(sample)[:2] for sample in SAMPLES}
    assert {(kind.topic, kind.schema_version) for kind in KINDS} <= present


def test_no_job_fact_holds_anything_personal() -> None:
    assert [kind for kind in KINDS if kind.personal_fields] == []


def test_reasons_that_were_stored_keep_their_names() -> None:
    """A reason that was renamed would make every fact that gives it unreadable."""
    assert {*ClosingReason} >= {"filled", "withdrawn", "left-feed"}
    assert {*RemovalReason} >= {"discarded", "requested", "duplicate", "misleading", "unlawful"}
    assert {*JoiningReason} >= {"same-address", "same-text", "by-hand"}
