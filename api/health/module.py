"""What the machines that run the site ask."""

from api.health.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("health", other_routers=(router,), tags={"operations": "For the machines that run the site."})
