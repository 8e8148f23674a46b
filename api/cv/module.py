"""Entry of CVs in the API's register."""

from api.cv.edit_routes import router as edits
from api.cv.file_routes import router as files
from api.cv.import_routes import router as imports
from api.cv.opening_routes import router as openings
from api.cv.routes import router as cvs
from api.cv.version_routes import router as versions
from api.cv.visibility_routes import router as visibility
from api.http.module import ApiModule
from domain.cv.files.cv_file import read_exported
from domain.cv.files.text_extraction import extract_text
from domain.cv.files.typesetting import typeset
from domain.kernel.limited.processes import prepare
from domain.kernel.process.services import Services


def _prepare_files(_: Services) -> None:
    prepare(typeset, read_exported, extract_text)


MODULE = ApiModule(
    "cv",
    routers=(cvs, edits, versions, visibility, files, imports, openings),
    tags={"cv": "The CVs of the signed-in user."},
    warm_up=_prepare_files,
)
