"""Entry of pictures in the API's register."""

from collections.abc import Iterator

from api.http.concurrency_limit import ConcurrencyLimit
from api.http.module import ApiModule
from api.pictures.logo_routes import router as logos
from api.pictures.routes import PictureLimit, router


def picture_limit() -> Iterator[PictureLimit]:
    limit = ConcurrencyLimit(1)
    yield limit
    limit.close()


MODULE = ApiModule("pictures", other_routers=(router, logos), providers=(picture_limit,))
