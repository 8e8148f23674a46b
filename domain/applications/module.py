"""What applications contribute to the whole: the events of applications, and rows about applicants."""

from typing import get_args

from domain.applications.events import ApplicationEvent
from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.applications.subject_data import ApplicationSubjectData

    return ApplicationSubjectData.open(platform)


MODULE = Module("applications", events=get_args(ApplicationEvent), subject_data=_subject_data)
