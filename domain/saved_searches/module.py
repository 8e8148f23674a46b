"""What saved searches contribute to the whole: their events, and the keys that go with an account or a guest."""

from typing import get_args

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform
from domain.saved_searches.events import SavedSearchEvent


def _subject_data(platform: Platform) -> SubjectData:
    from domain.saved_searches.subject_data import SavedSearchSubjectData

    return SavedSearchSubjectData.open(platform)


MODULE = Module("saved_searches", events=get_args(SavedSearchEvent), subject_data=_subject_data)
