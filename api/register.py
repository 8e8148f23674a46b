"""Every module of the API, one entry each, in the order of the OpenAPI document."""

from collections.abc import Sequence

from api.applications import module as applications
from api.audit import module as audit
from api.auth import module as auth
from api.calculators import module as calculators
from api.candidates import module as candidates
from api.contact import module as contact
from api.content import module as content
from api.cv import module as cv
from api.debug import module as debug
from api.docs import module as docs
from api.documents import module as documents
from api.editor import module as editor
from api.educations import module as educations
from api.employers import module as employers
from api.feed_reports import module as feed_reports
from api.feeds import module as feeds
from api.health import module as health
from api.http.module import ApiModule
from api.http.redis_pool import redis_pool
from api.inbox import module as inbox
from api.jobs import module as jobs
from api.mail import module as mail
from api.me import module as me
from api.notifications import module as notifications
from api.offline import module as offline
from api.personal_data import module as personal_data
from api.pictures import module as pictures
from api.reference import module as reference
from api.saved_searches import module as saved_searches
from api.site import module as site
from api.tracking import module as tracking
from domain import register as domain
from domain.kernel.process.services import Provider
from read_models.job_search.serving.engine import open_job_search

MODULES: Sequence[ApiModule] = (
    health.MODULE,
    site.MODULE,
    content.MODULE,
    educations.MODULE,
    contact.MODULE,
    # Before the jobs, whose `/jobs/{job_id}` would take `/jobs/search-history` for a number.
    tracking.MODULE,
    jobs.MODULE,
    employers.MODULE,
    reference.MODULE,
    calculators.MODULE,
    applications.MODULE,
    documents.MODULE,
    auth.MODULE,
    me.MODULE,
    notifications.MODULE,
    cv.MODULE,
    saved_searches.MODULE,
    personal_data.MODULE,
    inbox.MODULE,
    candidates.MODULE,
    mail.MODULE,
    audit.MODULE,
    editor.MODULE,
    debug.MODULE,
    feed_reports.MODULE,
    feeds.MODULE,
    pictures.MODULE,
    offline.MODULE,
    docs.MODULE,
)

TAGS = [{"name": name, "description": text} for module in MODULES for name, text in module.tags.items()]
PROVIDERS: Sequence[Provider] = (
    *domain.PROVIDERS,
    open_job_search,
    redis_pool,
    *(provider for module in MODULES for provider in module.providers),
)
"""Providers of the API and of what it uses."""
