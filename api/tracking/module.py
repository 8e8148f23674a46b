"""Entry of visits, saved jobs and search history in the API's register."""

from api.http.module import ApiModule
from api.tracking.routes import router

MODULE = ApiModule("tracking", routers=(router,))
