"""Registers tracking: plain tables with personal data."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.tracking.subject_data import TrackingSubjectData

    return TrackingSubjectData(platform.engine)


MODULE = Module("tracking", subject_data=_subject_data)
