"""What the site says about itself."""

from api.http.module import ApiModule
from api.site.routes import router

MODULE = ApiModule("site", routers=(router,), tags={"site": "What the site says about itself."})
