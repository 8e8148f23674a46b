"""A job as an applicant meets it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JobOffer:
    """`version` finds the ad again as it stands now."""

    number: int
    version: int
    title: str
    place: str
    employer_id: int
    employer_name: str
    is_open: bool
    takes_quick_applications: bool
