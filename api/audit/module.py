"""What happened, step by step, for auditors."""

from api.audit.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("audit", routers=(router,), tags={"audit": "What happened, step by step, for auditors."})
