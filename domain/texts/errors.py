"""Domain errors of the site's texts."""

from typing import ClassVar

from domain.kernel.errors import Refused


class TextEdited(Refused):
    """The text was edited on the site since it was imported; a changed file would overwrite that."""

    code: ClassVar[str] = "TEXT_EDITED"


class ImportedTextChanged(Refused):
    """A file has another text than the one that was published under its number, which consents name. `details` are the
    document and the number."""

    code: ClassVar[str] = "IMPORTED_TEXT_CHANGED"


class TextChanged(Refused):
    """Somebody else has changed the text since it was read."""

    code: ClassVar[str] = "TEXT_CHANGED"


class TextWithoutDraft(Refused):
    """There is no draft to publish."""

    code: ClassVar[str] = "TEXT_WITHOUT_DRAFT"


class TextVersionNotFound(Refused):
    """The text has no such version."""

    code: ClassVar[str] = "TEXT_VERSION_NOT_FOUND"
    status: ClassVar[int] = 404
