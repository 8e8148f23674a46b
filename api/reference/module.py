"""Names to choose from while one types."""

from api.http.module import ApiModule
from api.reference.routes import router

MODULE = ApiModule("reference", routers=(router,))
