"""Validates a draft for publication, field by field."""

from collections.abc import Iterator
from datetime import datetime

from domain.jobs.ad import AdDraft, JobAd, WorkMode
from domain.jobs.errors import JobIncomplete
from domain.jobs.formats import JobFormat
from domain.jobs.markup import has_text
from domain.kernel.errors import FieldError

REQUIRED = "REQUIRED_INPUT"


def complete(draft: AdDraft, apply_until: datetime | None) -> tuple[JobAd, datetime]:
    """The draft as a publishable ad, and its deadline. Raises JobIncomplete, naming all missing fields."""
    missing = tuple(missing_fields(draft, apply_until))
    if missing or apply_until is None:
        raise JobIncomplete(errors=[FieldError(field, REQUIRED) for field in missing])
    return JobAd.model_validate(draft.model_dump()), apply_until


def missing_fields(draft: AdDraft, apply_until: datetime | None) -> Iterator[str]:
    """The names of missing fields, as in the API."""
    if not draft.title:
        yield "title"
    if not draft.language:
        yield "language"
    if not draft.places and draft.work_mode is not WorkMode.REMOTE:
        yield "places"
    if not has_text(draft.description):
        yield "description"
    if draft.format == JobFormat.VIDEO and draft.video_url is None:
        yield "videoUrl"
    if not draft.application_ways:
        yield "applicationWays"
    if apply_until is None:
        yield "applyUntil"
