"""Routes for the list of employers and their profiles."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from api.employers import schemas, serializers
from api.http.field_types import EmployerNumber
from api.http.openapi.description import problem_responses
from api.http.query_model import parameters_of, reader
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.employers.errors import EmployerNotFound
from domain.kernel.database.reading_engine import ReadingEngine
from read_models.employers.queries import EmployerFilters, find_employer, list_employers
from read_models.employers.response_rate import find_response_rate

router = APIRouter(tags=["employers"])

PER_PAGE = 24
CACHE = "public, max-age=60"
RequestedEmployers = Annotated[schemas.EmployerQuery, Depends(reader(schemas.EmployerQuery))]


@router.get("/employers", openapi_extra=parameters_of(schemas.EmployerQuery))
def list_all_employers(
    engine: Use[ReadingEngine], response: Response, locale: RequestLocale, requested: RequestedEmployers
) -> schemas.EmployerList:
    """Employers that have published ads, by name. For Macedonian readers, names in Cyrillic come first."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    filters = EmployerFilters(requested.query, requested.letter, int(requested.sector) if requested.sector else None)
    with engine.connect() as connection:
        page = list_employers(
            connection,
            filters,
            offset=(requested.page - 1) * PER_PAGE,
            limit=PER_PAGE,
            cyrillic_first=serializers.is_cyrillic_first(locale),
        )
    return serializers.employer_list(page, PER_PAGE, locale)


@router.get("/employers/{employer_id}", responses=problem_responses(EmployerNotFound))
def get_employer(
    engine: Use[ReadingEngine], response: Response, locale: RequestLocale, employer_id: EmployerNumber
) -> schemas.EmployerDetail:
    """One employer. Its active jobs are found by job search, with the filter `employer`."""
    with engine.connect() as connection:
        profile = find_employer(connection, employer_id)
        if profile is None:
            raise EmployerNotFound
        rate = find_response_rate(connection, employer_id)
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return serializers.employer_detail(profile, rate, locale)
