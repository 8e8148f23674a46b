"""Register entry of saved searches: their events, and the keys that go with an account or a guest."""

from typing import get_args

from domain.kernel.module import Module
from domain.saved_searches.events import SavedSearchEvent
from domain.saved_searches.subject_data import SavedSearchSubjectData

MODULE = Module("saved_searches", events=get_args(SavedSearchEvent), subject_data=SavedSearchSubjectData)
