"""Response models of the CV database."""

from datetime import datetime
from uuid import UUID

from pydantic import Field

from api.cv.content_schemas import CvContent
from api.http.models import ResponseModel
from api.me.schemas import EducationLevel
from domain.cv.items import LanguageLevel
from domain.kernel.values.locales import Locale


class CandidateLanguage(ResponseModel):
    """A language that the person speaks."""

    code: str
    name: str
    level: LanguageLevel


class ListedCandidate(ResponseModel):
    """A CV as the list shows it: without name, contact and employers. Texts are in the language of the CV."""

    cv_id: UUID
    language: Locale
    title: str
    keywords: list[str]
    education_level: EducationLevel | None
    languages: list[CandidateLanguage]
    positions: list[str] = Field(description="Occupations that the person looks for, by name.")
    places: list[str] = Field(description="Where they would work, by name.")
    employments: list[str] = Field(description="Types of employment that they look for, by name.")
    years_of_work: int | None = Field(description="Full years of work; null where the CV does not say.")
    updated_at: datetime
    opened_at: datetime | None = Field(description="When somebody of the employer opened it last.")


class ListedCandidates(ResponseModel):
    """One page of the CVs that match the filter, last changed first."""

    employer_id: int
    employer_name: str
    position_name: str | None = Field(description="Of the filter's occupation.")
    place_name: str | None = Field(description="Of the filter's place.")
    items: list[ListedCandidate]
    total: int
    total_pages: int


class OpenedCandidate(ResponseModel):
    """A CV that a member of an employer has opened."""

    cv_id: UUID
    updated_at: datetime
    opened_at: datetime | None
    content: CvContent = Field(description="Without the picture.")
