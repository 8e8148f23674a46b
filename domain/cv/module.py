"""Register entry of CVs: their events, and the keys that go with an account."""

from typing import get_args

from domain.cv.events import CvEvent
from domain.cv.subject_data import CvSubjectData
from domain.kernel.module import Module

MODULE = Module("cv", events=get_args(CvEvent), subject_data=CvSubjectData)
