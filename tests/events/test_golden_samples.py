"""Every stored event version can be decoded: one golden sample for each topic and version."""

import pytest

from domain.kernel.module import Module
from domain.register import STREAMS
from tests.events.golden_samples import SAMPLES, Sample, samples_of

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample.module}-{sample.path.stem}")
every_module = pytest.mark.parametrize("module", STREAMS, ids=lambda module: module.name)


@every_sample
def test_a_stored_event_loads(sample: Sample) -> None:
    event = sample.load()
    assert event.topic == sample.topic
    if sample.version == sample.kind.schema_version:
        # A field that came later has a default, so it needs no new version and no new sample.
        assert event.model_dump(mode="json", exclude_unset=True) == sample.data


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
