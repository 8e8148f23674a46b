"""FastAPI dependencies: services of documents."""

from typing import Annotated

from api.applications.assembly import APPLICANT_ACCESS, STREAMS
from api.documents.access import DocumentAccess
from api.services import service
from domain.documents.assembly import DOCUMENTS, PICTURES
from domain.documents.pictures import Pictures
from domain.documents.service import Documents
from domain.kernel.process.assembly import Assembly, Provider
from domain.verification.assembly import LINK_SIGNER


def _document_access(services: Assembly) -> DocumentAccess:
    return DocumentAccess(services[DOCUMENTS], services[STREAMS], services[APPLICANT_ACCESS], services[LINK_SIGNER])


UseDocuments = Annotated[Documents, service(DOCUMENTS)]
UsePictures = Annotated[Pictures, service(PICTURES)]
UseDocumentAccess = Annotated[DocumentAccess, service(Provider(_document_access))]
