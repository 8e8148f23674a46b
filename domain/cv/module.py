"""What CVs contribute to the whole: their events, and the keys that go with an account."""

from typing import get_args

from domain.cv.events import CvEvent
from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.cv.subject_data import CvSubjectData

    return CvSubjectData.open(platform)


MODULE = Module("cv", events=get_args(CvEvent), subject_data=_subject_data)
