"""The job that somebody applies for, as it is at that moment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JobSnapshot:
    """`version` identifies this version of the ad later."""

    number: int
    version: int
    title: str
    place: str
    employer_id: int
    employer_name: str
    is_open: bool
    takes_quick_applications: bool
