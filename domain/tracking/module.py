"""Registers tracking: plain tables with personal data."""

from collections.abc import Iterator

from sqlalchemy import Engine

from domain.kernel.module import Module
from domain.tracking.page_views import PageViewCounter
from domain.tracking.subject_data import TrackingSubjectData


def page_views(engine: Engine) -> Iterator[PageViewCounter]:
    counter = PageViewCounter(engine)
    yield counter
    counter.close()


MODULE = Module("tracking", subject_data=TrackingSubjectData, providers=(page_views,))
