"""Sample ads."""

from datetime import UTC, datetime
from typing import Any

from domain.job_import.items import FeedEmployer, FeedItem
from domain.jobs.ad import AdDraft, AdPlace, JobAd
from domain.jobs.application_ways import QUICK_APPLY
from domain.jobs.commands import PublishJob
from domain.jobs.events import JobDrafted, JobEmployer, JobPublished

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
IN_MAY = datetime(2026, 5, 2, 8, tzinfo=UTC)
END_OF_MAY = datetime(2026, 5, 31, 21, 59, 59, tzinfo=UTC)
END_OF_JUNE = datetime(2026, 6, 30, 21, 59, 59, tzinfo=UTC)
KONOBA = JobEmployer(id=1, name="Konoba Tri Volta")
SPLIT = AdPlace(name="Split", country="HR", geonameid=3190261, latitude=43.50891, longitude=16.43915)


def ad(**changes: Any) -> JobAd:
    """A waiter wanted in Split, with changes."""
    fields: dict[str, Any] = {
        "title": "Konobar/ica",
        "language": "hr",
        "position": "5131",
        "places": [SPLIT],
        "description": "<p>Tražimo konobara.</p>",
        "application_ways": [QUICK_APPLY],
    }
    return JobAd.model_validate(fields | changes)


def publication(**changes: Any) -> PublishJob:
    """The command that puts that ad up."""
    fields: dict[str, Any] = {
        "number": 7,
        "employer": KONOBA,
        "ad": ad(),
        "published_at": IN_MAY,
        "apply_until": END_OF_MAY,
    }
    return PublishJob(**(fields | changes))


def feed_item(external_id: str, *, apply_until: datetime, published_at: datetime, **changes: Any) -> FeedItem:
    """The ad as a feed delivers it."""
    return FeedItem(
        external_id, FeedEmployer("Konoba Tri Volta", place="Split"), ad(**changes), published_at, apply_until
    )


PUBLISHED = JobPublished(number=7, employer=KONOBA, ad=ad(), published_at=IN_MAY, apply_until=END_OF_MAY)
DRAFTED = JobDrafted(number=7, employer=KONOBA, ad=AdDraft(title="Konobar/ica"))
