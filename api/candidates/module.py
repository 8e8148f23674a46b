"""Entry of the CV database in the API's register."""

from api.candidates.routes import router
from api.http.module import ApiModule

MODULE = ApiModule(
    "candidates", routers=(router,), tags={"candidates": "The CV database, for signed-in members of employers."}
)
