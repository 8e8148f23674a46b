"""Entry of the audit in the API's register."""

from api.audit.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("audit", routers=(router,), tags={"audit": "Event history for auditors."})
