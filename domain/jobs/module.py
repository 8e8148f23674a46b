"""Registers jobs: events without personal data."""

from typing import get_args

from domain.jobs.events import JobEvent
from domain.kernel.module import Module

MODULE = Module("jobs", events=get_args(JobEvent))
