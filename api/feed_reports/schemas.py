"""Shapes of the reports about feeds."""

from datetime import datetime

from pydantic import Field

from api.http.field_types import Count
from api.http.models import ResponseModel
from domain.job_import.report import KeptOpen
from domain.job_import.runs import Outcome


class FeedReading(ResponseModel):
    """One reading of a feed, with counts of its items."""

    number: int
    started_at: datetime
    ended_at: datetime | None
    outcome: Outcome
    code: str | None = Field(description="Why it was not completed.", examples=["NOTHING_READ"])
    read: Count
    added: Count
    joined: Count = Field(description="Duplicates of ads from other feeds.")
    changed: Count
    unchanged: Count
    refused: Count
    missing: Count = Field(description="Ads of the feed that it does not list any more.")
    closed: Count
    kept_open: KeptOpen | None = Field(description="Why missing ads were not closed.")


class ReportedFeed(ResponseModel):
    """A feed with its newest reading, if there is one."""

    name: str
    format: str = Field(examples=["indeed-xml"])
    location: str = Field(description="The address or file, without what may be a password in it.")
    every_minutes: int | None = Field(description="Absent for a feed that is read on command only.")
    paused: bool
    due_at: datetime | None
    newest: FeedReading | None


class ReportedFeeds(ResponseModel):
    """All feeds by name."""

    items: list[ReportedFeed]


class RefusalCount(ResponseModel):
    code: str = Field(examples=["NO_PLACE"])
    count: Count


class RefusedSample(ResponseModel):
    """An item that was refused, with what was looked for and what stood there instead."""

    item: str = Field(examples=["item 7 (a-17)"])
    code: str
    reason: str


class ShownReading(FeedReading):
    """A reading with its reasons."""

    reason: str = Field(description="Why it was not completed, in English; empty if it was.")
    size: int = Field(ge=0, description="Bytes of the document.")
    refused_by_code: list[RefusalCount] = Field(description="The most frequent first.")
    samples: list[RefusedSample] = Field(description="The first refused items, at most 100.")


class FeedReport(ResponseModel):
    """A feed with its last readings, and one of them with reasons: the newest, unless another was asked for."""

    feed: ReportedFeed
    readings: list[FeedReading]
    shown: ShownReading | None
