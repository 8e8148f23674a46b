"""Entry of the debug pages in the API's register."""

from api.debug.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("debug", routers=(router,), tags={"debug": "Settings and routes, for administrators."})
