"""Route for the comparison of salaries."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.query_model import parameters_of, reader
from api.http.request_locale import RequestLocale
from api.jobs.salaries.comparison import SalaryComparisons
from api.jobs.salaries.schemas import SalaryComparison, SalaryComparisonQuery
from api.services import Use

router = APIRouter(tags=["jobs"])

CACHE = "public, max-age=600"
RequestedComparison = Annotated[SalaryComparisonQuery, Depends(reader(SalaryComparisonQuery))]


@router.get("/jobs/salaries", openapi_extra=parameters_of(SalaryComparisonQuery))
async def compare_salaries(
    comparisons: Use[SalaryComparisons],
    limit: Use[ConcurrencyLimit],
    response: Response,
    locale: RequestLocale,
    requested: RequestedComparison,
) -> SalaryComparison:
    """Compares what published ads of an occupation pay a month for full-time work: median and quartiles of the middles
    of their ranges, gross and net.

    Counts the newest 300 ads that show a salary in the currency of the country and are open or ended within a year.
    Leaves out student work, internships and part-time pay that is not by the hour. Gross and net are converted for a
    person without dependants, in Croatia only. An area with fewer than 5 such ads, or fewer than 3 employers, has no
    figures: those of its county or country are given, if they are enough.
    """
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return await limit.run(lambda: comparisons.compare(requested, locale))
