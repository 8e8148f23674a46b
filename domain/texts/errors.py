"""Domain errors of the site's texts."""

from typing import ClassVar

from domain.kernel.errors import Refused


class TextEdited(Refused):
    """The text was edited on the site since it was imported; a changed file would overwrite that."""

    code: ClassVar[str] = "TEXT_EDITED"
    status: ClassVar[int] = 409

    def __init__(self, document: str) -> None:
        super().__init__()
        self.document = document


class ImportedTextChanged(Refused):
    """A file has another text than the one that was published under its number, which consents name."""

    code: ClassVar[str] = "IMPORTED_TEXT_CHANGED"
    status: ClassVar[int] = 409

    def __init__(self, document: str, number: int) -> None:
        super().__init__()
        self.document = document
        self.number = number
