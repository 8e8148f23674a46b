"""Entry of health checks in the API's register."""

from api.health.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("health", other_routers=(router,), tags={"operations": "Health checks."})
