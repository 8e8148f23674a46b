"""Entry of pictures in the API's register."""

from api.http.module import ApiModule
from api.pictures.logo_routes import router as logos
from api.pictures.routes import router

MODULE = ApiModule("pictures", other_routers=(router, logos))
