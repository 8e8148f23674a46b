"""All ads, and what changes about them, for other machines."""

from api.feeds.routes import router as feeds
from api.feeds.search_routes import router as search
from api.feeds.sitemap import router as sitemap
from api.http.module import ApiModule

MODULE = ApiModule(
    "feeds",
    other_routers=(search, feeds, sitemap),
    tags={"feeds": "All ads, and what changes about them, for other machines."},
)
