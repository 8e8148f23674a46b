"""Route for the logos of employers."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from api.http.conditional_requests import etag_response
from api.http.logo_path import LOGO_PATH
from api.http.rate_limit import PAGE
from api.http.rate_limiting import rate_limited
from api.pictures.routes import CACHED, CROSS_ORIGIN
from api.services import Use
from domain.employers.errors import EmployerNotFound
from domain.employers.service import find_logo
from domain.kernel.database.reading_engine import ReadingEngine

router = APIRouter(include_in_schema=False, dependencies=[rate_limited(PAGE)])


@router.get(LOGO_PATH)
def show_logo(
    engine: Use[ReadingEngine],
    request: Request,
    digest: Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")],
) -> Response:
    """A PNG, at an address of its own for each picture; 404 once no employer has it."""
    with engine.connect() as connection:
        picture = find_logo(connection, digest)
    if picture is None:
        raise EmployerNotFound
    return etag_response(request, picture, "image/png", {**CACHED, **CROSS_ORIGIN})
