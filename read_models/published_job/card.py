"""Builds the card of a job when its ad is published or edited; it is stored as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

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
