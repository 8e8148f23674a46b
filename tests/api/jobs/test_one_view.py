"""Page, card, search and feed serialize the shared fields of a job alike."""

from datetime import timedelta
from typing import Any

import orjson
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from api.feeds.ads import feed_job
from api.feeds.schemas import FeedJob
from api.jobs.schemas import JobBase, JobCard, JobContent, JobUserInfo
from api.jobs.serializers import card, card_for, card_json, detail, same_fields
from domain.jobs.ad import AdSummary, JobAd
from domain.jobs.events import JobPublished
from domain.jobs.service import job_stream
from domain.kernel.log.event import SYSTEM, Context, RecordedEvent
from domain.site.urls import SiteUrls
from read_models.job_pages.as_of import page_as_of
from read_models.job_pages.export import ExportedJob
from read_models.job_pages.queries import JobPage
from tests.domain.jobs.ads import IN_MAY, KONOBA, SPLIT, ad

NOBODY = JobUserInfo(is_new=False, is_seen=False, is_saved=False, applied_at=None, application_id=None)
LOGOS = {KONOBA.id: "0a"}
URLS = SiteUrls("https://jobs.example")
SALARY = {"currency": "EUR", "minimum": "1450.50", "maximum": "2100", "period": "month", "tax": "net"}
WRITTEN: dict[str, Any] = {
    "title": "Glavni konobar/ica",
    "language": "en",
    "position": "5131",
    "places": [SPLIT],
    "salary": SALARY,
    "work_mode": "hybrid",
}


def page_of(job_ad: JobAd) -> JobPage:
    published = JobPublished(
        number=7, employer=KONOBA, ad=job_ad, published_at=IN_MAY, apply_until=IN_MAY + timedelta(days=30)
    )
    history = [RecordedEvent("jobs", 1, job_stream(7), 1, IN_MAY, Context(SYSTEM, "web"), published)]
    page = page_as_of(history, IN_MAY)
    assert page is not None
    return page


def another_value(name: str) -> st.SearchStrategy[Any]:
    """A non-default value of a summary field."""
    if name in WRITTEN:
        return st.just(WRITTEN[name])
    field = AdSummary.model_fields[name]
    annotation: Any = field.annotation
    values = TypeAdapter(annotation)
    default = field.get_default(call_default_factory=True)

    def is_another(value: Any) -> bool:
        try:
            return values.validate_python(value) != default and ad(**{name: value}) is not None
        except ValidationError:
            return False

    return st.from_type(annotation).filter(is_another)


@given(st.fixed_dictionaries({name: another_value(name) for name in AdSummary.model_fields}))
def test_every_field_of_the_summary_is_on_card_page_search_and_feed(said: dict[str, Any]) -> None:
    job_ad = ad(**said)
    page = page_of(job_ad)
    on_page = detail(page, NOBODY, [], LOGOS, "hr").model_dump(mode="json", by_alias=True)
    on_card = card_for(page.card, NOBODY, LOGOS, "hr").model_dump(mode="json", by_alias=True)
    in_search = orjson.loads(card_json(card(page.card, "hr")) + b"}")
    in_feed = orjson.loads(orjson.dumps(feed_job(ExportedJob(page.card, page.ad), URLS)))
    FeedJob.model_validate(in_feed)
    added = {name: on_card[name] for name in ("userInfo", "employerLogoUrl")}
    assert on_card == in_search | added
    assert on_card["employerLogoUrl"] == "/logos/0a.png"
    assert on_card == {name: on_page[name] for name in on_card}
    base = {field.alias or name for name, field in JobBase.model_fields.items()} - {"publishedAt", "applyUntil"}
    content = same_fields(JobContent).values()
    assert {name: in_feed[name] for name in base} == {name: on_card[name] for name in base}
    assert {name: in_feed[name] for name in content} == {name: on_page[name] for name in content}
    stored = job_ad.model_dump(mode="json")
    for name, wire in same_fields(JobCard).items():
        assert on_card[wire] == stored[name]


def test_every_field_of_the_summary_is_in_the_card_model() -> None:
    assert AdSummary.model_fields.keys() - JobCard.model_fields.keys() == {"places"}, "places are told as `location`"
