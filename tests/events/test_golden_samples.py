"""Every stored event version can be decoded: one golden sample for each topic and version."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from domain.kernel.module import Module
from domain.register import STREAMS
from tests.events.golden_samples import SAMPLES, Sample, samples_of

Upcast = Callable[[int, dict[str, Any]], dict[str, Any]]

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.module}-{sample.path.stem}")
every_older_sample = pytest.mark.parametrize(
    "sample",
    [sample for sample in SAMPLES if sample.version < sample.kind.schema_version],
    ids=lambda sample: f"{sample.module}-{sample.path.stem}",
)
every_module = pytest.mark.parametrize("module", STREAMS, ids=lambda module: module.name)


@every_sample
def test_a_stored_event_loads(sample: Sample) -> None:
    event = sample.load()
    assert event.topic == sample.topic
    if sample.version == sample.kind.schema_version:
        # A field that came later has a default, so it needs no new version and no new sample.
        assert event.model_dump(mode="json", exclude_unset=True) == sample.data


def overwritten(sample: Sample, upcast: Upcast) -> set[str]:
    """The fields of the stored event that have another value once it is read."""
    read = sample.kind.model_validate(upcast(sample.version, sample.data)).model_dump(mode="json")
    return set(_changed(sample.data, read))


def _changed(stored: Mapping[str, Any], read: Mapping[str, Any]) -> Iterator[str]:
    """Fields that exist on one side only were dropped or added on purpose."""
    for name in stored.keys() & read.keys():
        old, new = stored[name], read[name]
        if isinstance(old, dict) and isinstance(new, dict):
            yield from (f"{name}.{inner}" for inner in _changed(old, new))
        elif old != new:
            yield name


@every_older_sample
def test_an_upcast_keeps_what_was_stored(sample: Sample) -> None:
    assert overwritten(sample, sample.kind.upcast) == set()


@every_older_sample
def test_an_upcast_that_overwrites_a_value_is_caught(sample: Sample) -> None:
    """The control: the test above can fail, by any personal field."""
    for name in sample.kind.personal_fields:

        def careless(stored_version: int, data: dict[str, Any], name: str = name) -> dict[str, Any]:
            return {**sample.kind.upcast(stored_version, data), name: "overwritten"}

        assert overwritten(sample, careless) == {name}


@every_sample
def test_it_loads_too_once_the_person_has_been_erased(sample: Sample) -> None:
    if sample.version == sample.kind.schema_version:
        sample.kind.model_validate(sample.data | dict.fromkeys(sample.kind.personal_fields))


@every_module
def test_every_topic_has_a_sample_of_its_newest_version(module: Module) -> None:
    present = {(sample.topic, sample.version) for sample in samples_of(module)}
    assert {(kind.topic, kind.schema_version) for kind in module.events} <= present


@every_module
def test_topics_begin_with_the_name_of_their_log(module: Module) -> None:
    assert [kind.topic for kind in module.events if not kind.topic.startswith(f"{module.name}.")] == []
