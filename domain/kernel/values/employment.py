"""Types of employment, as ads offer and people look for them."""

from enum import StrEnum


class Employment(StrEnum):
    """Type of employment."""

    PERMANENT = "permanent"
    FIXED_TERM = "fixed-term"
    SEASONAL = "seasonal"
    STUDENT = "student"
    INTERNSHIP = "internship"
