"""Drafts: saved in steps, published when complete."""

from dataclasses import replace

import pytest

from domain.jobs.ad import AdDraft
from domain.jobs.commands import DraftJob
from domain.jobs.decisions.drafting import draft, publish_draft
from domain.jobs.errors import (
    ApplyUntilPast,
    JobAlreadyClosed,
    JobAlreadyPublished,
    JobAlreadyRemoved,
    JobIncomplete,
    JobNotFound,
)
from domain.jobs.events import ClosingReason, JobClosed, JobDrafted, JobPublished, JobRemoved, RemovalReason
from domain.jobs.state import evolve
from domain.kernel.errors import FieldError
from tests.domain.jobs.ads import DRAFTED, END_OF_MAY, KONOBA, NOON, PUBLISHED, ad
from tests.specification import stream

given = stream(None, evolve)
COMPLETE = AdDraft.model_validate(ad().model_dump())
FIRST_STEP = DraftJob(number=7, employer=KONOBA, ad=AdDraft(title="Konobar/ica"))
LAST_STEP = replace(FIRST_STEP, ad=COMPLETE, apply_until=END_OF_MAY)
WRITTEN = JobDrafted(number=7, employer=KONOBA, ad=COMPLETE, apply_until=END_OF_MAY)
DISCARDED = JobRemoved(reason=RemovalReason.DISCARDED)


def missing(*fields: str) -> tuple[FieldError, ...]:
    return tuple(FieldError(field, "REQUIRED_INPUT") for field in fields)


def test_a_draft_is_saved_step_by_step() -> None:
    given().when(lambda job: draft(job, FIRST_STEP)).then(DRAFTED)
    given(DRAFTED).when(lambda job: draft(job, LAST_STEP)).then(WRITTEN)


def test_saving_an_unchanged_draft_is_no_event() -> None:
    given(DRAFTED).when(lambda job: draft(job, FIRST_STEP)).then()


def test_a_complete_draft_is_published_as_of_now() -> None:
    published = JobPublished(number=7, employer=KONOBA, ad=ad(), published_at=NOON, apply_until=END_OF_MAY)
    given(DRAFTED, WRITTEN).when(lambda job: publish_draft(job, NOON)).then(published)


def test_an_empty_draft_is_refused_naming_all_missing_fields() -> None:
    empty = JobDrafted(number=7, employer=KONOBA, ad=AdDraft())
    given(empty).when(lambda job: publish_draft(job, NOON)).then_refused(
        JobIncomplete, *missing("title", "language", "places", "description", "applicationWays", "applyUntil")
    )


@pytest.mark.parametrize(
    ("changes", "lacks"),
    [
        ({"title": ""}, ("title",)),
        ({"description": "<p> &nbsp; <br></p>"}, ("description",)),
        ({"places": ()}, ("places",)),
        ({"places": (), "work_mode": "remote"}, ()),
        ({"format": "VIDEO"}, ("videoUrl",)),
        ({"format": "VIDEO", "video_url": "https://video.example/1"}, ()),
        ({"application_ways": ()}, ("applicationWays",)),
    ],
)
def test_each_missing_field_is_named(changes: dict[str, object], lacks: tuple[str, ...]) -> None:
    written = AdDraft.model_validate(COMPLETE.model_dump() | changes)
    event = JobDrafted(number=7, employer=KONOBA, ad=written, apply_until=END_OF_MAY)
    asked = given(event).when(lambda job: publish_draft(job, NOON))
    if lacks:
        asked.then_refused(JobIncomplete, *missing(*lacks))
    else:
        published = ad(**changes)
        asked.then(JobPublished(number=7, employer=KONOBA, ad=published, published_at=NOON, apply_until=END_OF_MAY))


def test_a_draft_whose_deadline_has_passed_is_not_published() -> None:
    given(WRITTEN).when(lambda job: publish_draft(job, END_OF_MAY)).then_refused(ApplyUntilPast)


def test_publishing_a_draft_is_idempotent() -> None:
    given(WRITTEN, PUBLISHED).when(lambda job: publish_draft(job, NOON)).then()


def test_a_published_job_is_not_a_draft() -> None:
    given(WRITTEN, PUBLISHED).when(lambda job: draft(job, FIRST_STEP)).then_refused(JobAlreadyPublished)


def test_a_discarded_draft_is_neither_changed_nor_published() -> None:
    given(WRITTEN, DISCARDED).when(lambda job: draft(job, FIRST_STEP)).then_refused(JobAlreadyRemoved)
    given(WRITTEN, DISCARDED).when(lambda job: publish_draft(job, NOON)).then_refused(JobAlreadyRemoved)


def test_only_a_draft_can_be_published() -> None:
    closed = JobClosed(reason=ClosingReason.FILLED)
    given().when(lambda job: publish_draft(job, NOON)).then_refused(JobNotFound)
    given(WRITTEN, PUBLISHED, closed).when(lambda job: publish_draft(job, NOON)).then_refused(JobAlreadyClosed)
