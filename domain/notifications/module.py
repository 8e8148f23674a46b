"""Registers notifications: plain tables with personal data."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.notifications.subject_data import NotificationSubjectData

    return NotificationSubjectData(platform.engine)


MODULE = Module("notifications", subject_data=_subject_data)
