"""The wire shapes of one's own account."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from pydantic import Field

from api.schema import Answer
from domain.accounts.roles import AccountRole


class EducationLevel(Answer):
    """A level of the Croatian Qualifications Framework."""

    id: int
    name: str


class Membership(Answer):
    """An employer for whom the person may act."""

    employer_id: int
    role: Literal["admin", "recruiter"]


class Preferences(Answer):
    """What the interface keeps for its person."""

    theme: Literal["light", "dark"] | None = None
    dismissed_hints: list[str] = Field(default_factory=list[str])


class Acting(Answer):
    """An administrator acts as this person, for at most ten minutes."""

    administrator_id: UUID
    until: datetime


class Me(Answer):
    """One's own account."""

    id: UUID
    email: str
    first_name: str
    last_name: str
    address: str
    education_level: EducationLevel | None
    locale: str
    preferences: Preferences
    roles: list[AccountRole]
    employers: list[Membership]
    has_password: bool
    registered_at: datetime
    acting: Acting | None = None
