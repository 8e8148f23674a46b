"""What browsers have remembered: visits, saved jobs, searches."""

from api.http.module import ApiModule
from api.tracking.routes import router

MODULE = ApiModule("tracking", routers=(router,))
