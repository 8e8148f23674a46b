"""Entry of the installed site in the API's register."""

from api.http.module import ApiModule
from api.offline.routes import router

MODULE = ApiModule("offline", other_routers=(router,))
