"""Entry of feeds in the API's register."""

from api.feeds.indexnow import router as indexnow
from api.feeds.routes import router as feeds
from api.feeds.search_routes import router as search
from api.feeds.sitemap import router as sitemap
from api.http.module import ApiModule

MODULE = ApiModule(
    "feeds",
    other_routers=(search, feeds, sitemap, indexnow),
    tags={"feeds": "All job ads and their changes, for aggregators and other machines."},
)
