"""Declares what each table holds, and so whether a backup may hold it (`docs/operations/data.md`)."""

from enum import StrEnum
from typing import Any

CONTENT = "content"
"""Key in a table's `info` of its `Content`. A test finds tables without one."""


class Content(StrEnum):
    """The most sensitive data in a table. Rows of the last four kinds stay out of the backup that is kept."""

    PUBLIC = "public"
    """Nothing about persons, or what the site publishes: ads, employers with their contacts, feeds."""
    PSEUDONYMOUS = "pseudonymous"
    """Ids of persons and keyed hashes of their contacts."""
    ENCRYPTED = "encrypted"
    """Personal columns are encrypted under the person's key; the others are pseudonymous. Logs are such tables."""
    PERSON_KEYS = "person keys"
    """Backed up apart, in their newest state only: an old copy could bring an erased person back."""
    PERSONAL = "personal"
    """Personal data in the clear."""
    EPHEMERAL = "ephemeral"
    """Lost without harm, and better not restored, such as sessions that have ended since."""
    OF_THIS_DATABASE = "of this database"
    """Rows about the database itself: not true of a copy that is restored from a backup."""

    @property
    def is_kept(self) -> bool:
        """Whether its rows may be in a backup that is kept for long."""
        return self in {Content.PUBLIC, Content.PSEUDONYMOUS, Content.ENCRYPTED}


def contains(content: Content) -> dict[str, Any]:
    """Makes a table's `info` with its content."""
    return {CONTENT: content}
