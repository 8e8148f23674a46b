"""Entry of the API reference in the API's register."""

from api.docs.routes import router
from api.http.module import ApiModule

MODULE = ApiModule("docs", routers=(router,))
