"""Finding job ads."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from api.dependencies import RequestLocale, Use
from api.jobs.finding import Wish
from api.jobs.parameters import LARGEST_PAGE, SearchFilters, SearchParameters
from api.jobs.personal import CurrentPerson, Person, known
from api.jobs.search_answers import answer, list_json
from api.jobs.search_schemas import JobList, JobSearch
from api.jobs.understanding import describe, understand
from api.openapi import OPTIONAL_LINK
from api.query_model import parameters_of, reader

router = APIRouter(tags=["jobs"])

EVERYTHING = SearchFilters()
AskedFilters = Annotated[SearchFilters, Depends(reader(SearchFilters))]
SEARCH = parameters_of(SearchParameters)
FILTERS = parameters_of(SearchFilters)

Asked = Annotated[SearchParameters, Depends(reader(SearchParameters))]
Page = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")]


@router.get("/jobs/search", response_model=JobList, openapi_extra=OPTIONAL_LINK | SEARCH)
async def search_jobs(
    use: Use, request: Request, locale: RequestLocale, person: CurrentPerson, asked: Asked
) -> Response:
    """Active jobs: the most prominent first, then those whose title fits, then the newest.

    A place without any is left for its county, 50 km around, its country, then everywhere; `search.wider` says so.
    Pages reach the first 10,000 jobs, `cursor` all of them. What a cursor goes on with comes without facets.
    """
    wish = Wish(understand(asked, locale), locale, asked.sort, asked.page, asked.cursor)
    return await _answer(use, request, person, wish, with_facets=asked.cursor is None)


@router.get("/jobs/search/featured", response_model=JobList, openapi_extra=OPTIONAL_LINK | SEARCH)
async def search_featured_jobs(
    use: Use, request: Request, locale: RequestLocale, person: CurrentPerson, asked: Asked
) -> Response:
    """Of the same search what is shown most prominently, without facets and wider places."""
    wish = Wish(understand(asked, locale), locale, page=asked.page, featured=True)
    return await _answer(use, request, person, wish, with_facets=False)


@router.get("/jobs/search/params", openapi_extra=FILTERS)
async def understand_search(use: Use, locale: RequestLocale, asked: AskedFilters) -> JobSearch:
    """The names of what a search asks for, without searching."""
    search = understand(asked, locale)

    def read_employers() -> dict[int, str]:
        with use.reading.connect() as connection:
            return use.finding.employers_of(connection, [search])

    return describe(search, locale, await use.turns.take(read_employers) if asked.employer else {})


@router.get("/jobs/featured", response_model=JobList, openapi_extra=OPTIONAL_LINK)
async def list_featured_jobs(
    use: Use, request: Request, locale: RequestLocale, person: CurrentPerson, page: Page = 1
) -> Response:
    """Jobs whose employers pay for a prominent place."""
    wish = Wish(understand(EVERYTHING, locale), locale, page=page, featured=True)
    return await _answer(use, request, person, wish, with_facets=False)


async def _answer(use: Use, request: Request, person: Person, wish: Wish, *, with_facets: bool) -> Response:
    body = await use.turns.take(lambda: _list_json(use, person, wish, with_facets=with_facets))
    return answer(request, person, body)


def _list_json(use: Use, person: Person, wish: Wish, *, with_facets: bool) -> bytes:
    with use.reading.connect() as connection:
        if with_facets:
            found, facets = use.finding.find_with_facets(connection, wish)
        else:
            found, facets = use.finding.find(connection, wish), b"[]"
        theirs = known(use, connection, person, [card.number for card in found.cards])
        employers = use.finding.employers_of(connection, [wish.search])
    return list_json(found, describe(wish.search, wish.locale, employers), facets, theirs)
