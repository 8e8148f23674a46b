"""Entry of CVs in the API's register."""

from api.cv.edit_routes import router as edits
from api.cv.opening_routes import router as openings
from api.cv.routes import router as cvs
from api.cv.version_routes import router as versions
from api.cv.visibility_routes import router as visibility
from api.http.module import ApiModule

MODULE = ApiModule(
    "cv", routers=(cvs, edits, versions, visibility, openings), tags={"cv": "The CVs of the signed-in user."}
)
