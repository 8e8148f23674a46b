"""Samples of stored events: one file for each topic and version, in a folder for each stream module."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from eventsourcing.utils import resolve_topic

from domain.kernel.log.event import Event
from domain.kernel.module import Module
from domain.register import STREAMS


@dataclass(frozen=True)
class Sample:
    """An event as it was stored."""

    module: str
    path: Path
    topic: str
    version: int
    data: dict[str, Any]

    @property
    def kind(self) -> type[Event]:
        return resolve_topic(self.topic)

    def load(self) -> Event:
        """The event as it is read today."""
        data = self.data if self.version == self.kind.schema_version else self.kind.upcast(self.version, self.data)
        return self.kind.model_validate(data)


def samples_of(module: Module) -> list[Sample]:
    """All samples of a module, read anew."""
    return [_read(module.name, path) for path in sorted((Path(__file__).parent / module.name).glob("*.json"))]


def _read(module: str, path: Path) -> Sample:
    written = json.loads(path.read_text("utf-8"))
    return Sample(module, path, written["topic"], written["version"], written["data"])


SAMPLES = [sample for module in STREAMS for sample in samples_of(module)]
