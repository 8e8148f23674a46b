"""Entry of the site's configuration in the API's register."""

from api.http.module import ApiModule
from api.site.routes import router

MODULE = ApiModule("site", routers=(router,), tags={"site": "Public configuration of the site."})
