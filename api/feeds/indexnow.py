"""The key file of the IndexNow protocol, by which search engines see who tells them of changed jobs."""

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from starlette.convertors import Convertor, register_url_convertor

from api.feeds.routes import TEN_MINUTE_CACHE, PageNotFound
from api.http.rate_limit import FEED
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.kernel.process.settings import Settings
from domain.site.indexnow import indexnow_key


class IndexNowKey(Convertor[str]):
    """Path converter for what looks like a key: other text files are the site's."""

    regex = "[0-9a-f]{32}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("indexnow_key", IndexNowKey())

router = APIRouter(include_in_schema=False, dependencies=[rate_limited(FEED)])


@router.get("/{key:indexnow_key}.txt")
def show_key(settings: Use[Settings], key: str) -> Response:
    """The key, at the address that has it as its name."""
    if not settings.has_indexing or key != indexnow_key(settings):
        raise PageNotFound
    return PlainTextResponse(key, headers=TEN_MINUTE_CACHE)
