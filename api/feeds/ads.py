"""Serializes a job for feeds, from its stored JSON."""

from typing import Any

from api.feeds.schemas import FeedJob
from api.jobs.serializers import base, category_ids, copied, place, same_fields
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE
from domain.site.urls import SiteUrls
from read_models.job_pages.export import ExportedJob
from read_models.published_job.card import PublishedJob

_SHARED = same_fields(FeedJob)


def feed_job(job: ExportedJob, urls: SiteUrls) -> dict[str, Any]:
    """A FeedJob."""
    card, ad = job.card, job.ad
    return {
        **base(card),
        **copied(_SHARED, ad),
        "version": card.version,
        "standing": card.status.value,
        "url": page_address(card, urls),
        "changedAt": card.changed_at,
        "position": ad["position"],
        "categories": category_ids(card, ad),
        "places": [place(each, SOURCE_LOCALE) for each in ad["places"]],
        "educationLevel": ad["education_level"],
        "languages": [{"code": skill["language"], "level": skill["level"]} for skill in ad["languages"]],
    }


def page_address(job: PublishedJob, urls: SiteUrls) -> str:
    """The URL of the job's page, in the language of the ad if the site has it."""
    for locale in LOCALES:
        if locale == job.fields["language"]:
            return urls.job(job.number, job.fields["slug"], locale)
    return urls.job(job.number, job.fields["slug"], SOURCE_LOCALE)
