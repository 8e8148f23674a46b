"""Request and response models of files."""

from datetime import datetime
from enum import StrEnum
from uuid import UUID

from pydantic import Field

from api.http.models import RequestModel, ResponseModel


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


class OwnDocument(ResponseModel):
    """A file of the signed-in user."""

    id: UUID
    name: str
    source: DocumentSource
    media_type: str
    size: int = Field(description="In bytes.")
    uploaded_at: datetime
    is_in_use: bool = Field(description="It is attached to an application, which keeps it when the user deletes it.")
    is_saved: bool = Field(description="It stays until the user deletes it.")
    removed_at: datetime | None = Field(
        description="When it will be removed: it came with an application form, none refers to it, and it is not saved."
    )


class OwnDocuments(ResponseModel):
    """The signed-in user's files, newest first."""

    items: list[OwnDocument]
    used: int
    limit: int = Field(description="So many files the account may have.", examples=[20])
    max_bytes: int = Field(description="So big one file may be.")


class Picture(ResponseModel):
    """A picture of the user: a JPEG of 512 pixels a side."""

    id: UUID
    size: int = Field(description="In bytes.")
    uploaded_at: datetime
    is_shown: bool = Field(description="It is the one that the account shows.")


class Pictures(ResponseModel):
    """The user's pictures, newest first."""

    items: list[Picture]
    limit: int = Field(examples=[20])


class ShownPicture(RequestModel):
    """The picture that the account shows, or none."""

    picture_id: UUID | None
