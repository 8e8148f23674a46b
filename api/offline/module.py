"""Entry of the installed site in the API's register."""

from api.http.module import ApiModule
from api.offline.routes import router
from api.offline.worker import service_worker

MODULE = ApiModule("offline", other_routers=(router,), providers=(service_worker,))
