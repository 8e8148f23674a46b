"""What jobs contribute to the whole: the events of ads. Nothing in them is about people."""

from typing import get_args

from domain.jobs.events import JobEvent
from domain.kernel.module import Module

MODULE = Module("jobs", events=get_args(JobEvent))
