"""An ad shows the same category in the list as on its page."""

from datetime import UTC, datetime, timedelta

import orjson
import pytest

from domain.jobs.ad import JobAd
from domain.jobs.events import JobPublished
from domain.jobs.service import job_stream
from domain.kernel.facts import SYSTEM, Context, Recorded
from read_models.job_pages.stamping import row_after
from read_models.job_search.document import document
from tests.domain.jobs.ads import KONOBA, ad

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)


def on_the_card(job_ad: JobAd) -> int | None:
    return orjson.loads(document(job_ad, KONOBA.id, KONOBA.name)["card"])["category"]


def on_the_page(job_ad: JobAd) -> int | None:
    fact = JobPublished(
        number=1, employer=KONOBA, ad=job_ad, published_at=NOON, apply_until=NOON + timedelta(days=30), source=None
    )
    row = row_after(None, Recorded("jobs", 1, job_stream(1), 1, NOON, Context(SYSTEM, "test"), fact))
    assert row is not None
    return row["category"]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ({"position": "5131", "categories": [3]}, 24),
        ({"position": "5131"}, 24),
        ({"position": None, "categories": [3, 24]}, 3),
        ({"position": "9999", "categories": [3, 24]}, 3),
        ({"position": None}, None),
    ],
)
def test_it_is_the_occupations_or_else_the_first_that_the_ad_names(said: dict[str, object], shown: int | None) -> None:
    job_ad = ad(**said)
    assert (on_the_card(job_ad), on_the_page(job_ad)) == (shown, shown)
