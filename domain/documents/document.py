"""Metadata of a stored file, and the upload from which one is made."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from domain.kernel.values.cv_version import CvVersion

Source = Literal["cv", "document", "picture"]
PICTURE: Source = "picture"
"""Source of pictures of a person, for CVs and the account: no documents, and never attached to applications."""


@dataclass(frozen=True, slots=True)
class Document:
    """Metadata of a file. `name` is None once its owner has been erased."""

    id: UUID
    person_id: UUID
    source: Source
    name: str | None
    media_type: str
    size: int
    uploaded_at: datetime
    is_in_use: bool = False
    """An application names it, and keeps it when its owner deletes it."""
    is_saved: bool = False
    cv_version: CvVersion | None = None
    """The version of the account's CV that it was typeset from."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to be stored. Without a person it is a guest's first file, and a person is created.

    `is_saved`: the owner of an account keeps it; else it is removed in time when no application refers to it.
    """

    content: bytes
    name: str
    source: Source
    person_id: UUID | None
    of_guest: bool
    is_saved: bool = False
    cv_version: CvVersion | None = None
    cv_template: str | None = None
