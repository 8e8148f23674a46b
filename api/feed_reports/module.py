"""Entry of the reports about feeds in the API's register."""

from api.feed_reports.routes import router
from api.http.module import ApiModule

MODULE = ApiModule(
    "feed_reports",
    routers=(router,),
    tags={"feed-reports": "What the readings of feeds of job ads brought, for administrators."},
)
