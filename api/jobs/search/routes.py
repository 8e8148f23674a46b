"""Routes for job search."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.openapi.description import OPTIONAL_LINK
from api.http.query_model import parameters_of, reader
from api.http.request_locale import RequestLocale
from api.jobs.search.description import describe, employers_of
from api.jobs.search.job_lists import JobLists
from api.jobs.search.parameters import LARGEST_PAGE, PER_PAGE, SearchFilters
from api.jobs.search.request import SEARCH_REQUEST, RequestedSearch
from api.jobs.search.schemas import JobList, JobSearch
from api.jobs.viewer import CurrentViewer
from api.services import Use, services_of
from domain.jobs.formats import HomeBlock
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.index_query import Dimension, Sort
from read_models.job_search.policy.found_jobs import ListRequest
from read_models.job_search.policy.typed_search import TypedSearch
from read_models.job_search.policy.understood_search import understand

router = APIRouter(tags=["jobs"])

EVERYTHING = TypedSearch()
OF_THE_WEEK = TypedSearch(filters=((Dimension.PUBLISHED, ("7d",)),))
RequestedFilters = Annotated[SearchFilters, Depends(reader(SearchFilters))]
FILTERS = parameters_of(SearchFilters)

Block = Annotated[
    HomeBlock | None,
    Query(description="`exclusive`: exclusive ads of the last seven days; `video`: those with a video."),
]
Page = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")]
PerPage = Annotated[int, Query(alias="perPage", ge=1, le=PER_PAGE)]


@router.get("/jobs/search", response_model=JobList, openapi_extra=SEARCH_REQUEST)
async def search_jobs(request: Request, asked: RequestedSearch) -> Response:
    """Searches active jobs. By relevance, ads whose title or occupation fits the words precede ads that only mention
    them. In both parts, ads in the reader's language (Accept-Language) come first, then titles with the typed words in
    any language, then ads in close languages, in English, in others; within a language ordered by how well the title
    fits, then newest. Payment takes no place in this list; `/jobs/search/featured` has the paid ads.

    When few jobs have all words, jobs that lack the least important ones follow below (`search.givenUp`,
    `missingWords`). Any other `sort` is that order alone, and goes on with such jobs only if none has all words.

    Without results in a place, the search widens to its county, 50 km around, its country, then everywhere
    (`search.wider`).
    Jobs of one employer with one title are listed once on a page, with the others of the page as `siblings`.

    Pages reach the first 10,000 jobs, `cursor` all of them. Responses to a cursor have no facets.
    """
    parameters, locale = asked.parameters, asked.locale
    wanted = ListRequest(
        understand(parameters.typed(), locale),
        locale,
        Sort(parameters.sort),
        parameters.page,
        parameters.cursor,
        count=parameters.per_page,
    )
    lists = services_of(request)[JobLists]
    return await lists.respond(request, asked.viewer, wanted, with_facets=parameters.cursor is None)


@router.get("/jobs/search/featured", response_model=JobList, openapi_extra=SEARCH_REQUEST)
async def search_featured_jobs(request: Request, asked: RequestedSearch) -> Response:
    """The promoted jobs that fit the same search as it was typed, and at least as well as the tenth job of its list:
    without facets, without widening, and no word is corrected or given up. Shown above the list, where they are
    labelled."""
    parameters, locale = asked.parameters, asked.locale
    wanted = ListRequest(
        understand(parameters.typed(), locale), locale, page=parameters.page, featured=True, count=parameters.per_page
    )
    return await services_of(request)[JobLists].respond(request, asked.viewer, wanted, with_facets=False)


@router.get("/jobs/search/params", openapi_extra=FILTERS)
async def understand_search(
    limit: Use[ConcurrencyLimit], labels: Use[EmployerCache], locale: RequestLocale, requested: RequestedFilters
) -> JobSearch:
    """Parses a search and returns the names of its filters, without running it."""
    search = understand(requested.typed(), locale)
    employers = await limit.run(lambda: employers_of([search], labels)) if requested.employer else {}
    return describe(search, locale, employers)


@router.get("/jobs/featured", response_model=JobList, openapi_extra=OPTIONAL_LINK)
async def list_featured_jobs(
    lists: Use[JobLists],
    request: Request,
    viewer: CurrentViewer,
    locale: RequestLocale,
    page: Page = 1,
    per_page: PerPage = PER_PAGE,
    block: Block = None,
) -> Response:
    """Jobs whose employers pay for promotion: all of them, or those of a block of the home page."""
    filters = OF_THE_WEEK if block is HomeBlock.EXCLUSIVE else EVERYTHING
    wanted = ListRequest(
        understand(filters, locale), locale, page=page, featured=True, home_block=block, count=per_page
    )
    return await lists.respond(request, viewer, wanted, with_facets=False)
