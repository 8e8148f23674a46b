"""The wire shapes of files."""

from enum import StrEnum
from uuid import UUID

from pydantic import Field

from api.http.models import ResponseModel


class DocumentSource(StrEnum):
    """What a file is offered for."""

    CV = "cv"
    DOCUMENT = "document"


class UploadedDocument(ResponseModel):
    """A file that was taken."""

    id: UUID
    name: str = Field(description="As it was called, cleaned, with the ending of what it really is.")
    media_type: str
    size: int = Field(description="In bytes.")
    source: DocumentSource
    upload_token: str | None = Field(
        default=None,
        description="Guests only: shows that the file is theirs; send it with further files and with the application.",
    )
