"""Entry of documents in the API's register."""

import structlog

from api.documents.own_routes import router as own_documents
from api.documents.picture_routes import router as pictures
from api.documents.routes import router
from api.http.module import ApiModule
from domain.documents.file_store import FileStore
from domain.documents.limited_reading import prepare_reading
from domain.kernel.errors import Unavailable
from domain.kernel.process.services import Services

log = structlog.get_logger()


def _prepare_files(services: Services) -> None:
    """Logs at the start what uploads would run into: a wrong key, a bucket that is not there."""
    prepare_reading()
    try:
        services[FileStore].require_reachable()
    except Unavailable as error:
        reason = str(error.__cause__).partition("\n")[0]
        log.error("files_unreachable", url=services.platform.settings.files_url, reason=reason)  # noqa: TRY400


MODULE = ApiModule(
    "documents",
    routers=(router, own_documents, pictures),
    tags={"documents": "Uploaded files: of applications, and the user's own with their pictures."},
    warm_up=_prepare_files,
)
