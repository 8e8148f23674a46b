"""The filter of the CV database, from the query of a request."""

from typing import Annotated

from fastapi import Depends, Query

from api.http.field_types import LARGEST_ID
from read_models.candidates.queries import CandidateFilter


async def candidate_filter(
    position: Annotated[
        str | None, Query(pattern=r"^\d{4}$", description="An occupation that the person looks for: ISCO-08.")
    ] = None,
    place: Annotated[
        int | None,
        Query(ge=1, le=LARGEST_ID, description="A place where they would work: its id in GeoNames."),
    ] = None,
    education_level: Annotated[
        int | None, Query(alias="educationLevel", ge=1, le=8, description="The lowest level of education that will do.")
    ] = None,
    language: Annotated[
        str | None, Query(pattern=r"^[a-z]{2,3}$", description="A language that the person speaks: ISO 639.")
    ] = None,
) -> CandidateFilter:
    """Reads the conditions that a CV must fulfil from the query."""
    return CandidateFilter(position, place, education_level, language)


WantedCandidates = Annotated[CandidateFilter, Depends(candidate_filter)]
