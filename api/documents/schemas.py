"""Request and response models of files."""

from enum import StrEnum
from uuid import UUID

from pydantic import Field

from api.http.models import ResponseModel


class DocumentSource(StrEnum):
    """The purpose of a file."""

    CV = "cv"
    DOCUMENT = "document"


class UploadedDocument(ResponseModel):
    """A stored file."""

    id: UUID
    name: str = Field(description="The original name, cleaned, with the extension of the detected type.")
    media_type: str
    size: int = Field(description="In bytes.")
    source: DocumentSource
    upload_token: str | None = Field(
        default=None,
        description="Guests only: proves ownership of the file; send it with further files and with the application.",
    )
