"""Builds the card of a job when its ad is published or edited; it is stored as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zlib import crc32

from domain.jobs.ad import AdSummary, JobAd
from domain.jobs.status import JobStatus
from domain.reference.language.titles import title_slug
from domain.reference.positions import category_of

_SUMMARY = set(AdSummary.model_fields)


@dataclass(frozen=True, slots=True)
class PublishedJob:
    """A published job as shown in lists, as of `read_at` by the database's clock.

    `version` is that of the job's stream. `fields` are those of `card_of`: the serializers of the API name positions
    and places in the reader's language.
    """

    number: int
    version: int
    employer_id: int
    employer_name: str
    published_at: datetime
    apply_until: datetime
    changed_at: datetime
    status: JobStatus
    fields: Mapping[str, Any]
    read_at: datetime = field(compare=False)


def card_of(ad: JobAd) -> dict[str, Any]:
    """The summary of the ad as JSON, with fields derived from the ad; None is left out."""
    fields = ad.model_dump(mode="json", include=_SUMMARY, exclude_none=True)
    fields["slug"] = title_slug(ad.title)
    fields["application_types"] = [way.type.value for way in ad.application_ways]
    category = category_of(ad.position, ad.categories)
    return fields if category is None else fields | {"category": category}


def shape_version(rows: int, ad: type[AdSummary] = AdSummary) -> int:
    """The version of a read model that stores ads or summaries: adding or removing a field triggers a rebuild.

    `rows` is to be raised when the same ad leads to other rows.
    """
    return crc32(f"{rows} {sorted(ad.model_fields)}".encode())
