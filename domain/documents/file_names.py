"""What files are called."""

import re
import unicodedata
from pathlib import PurePosixPath

from domain.documents.formats import Format

_LONGEST_NAME = 120


def clean_name(name: str, found: Format) -> str:
    """A file name without folders, control characters and marks of direction, with the ending of its format."""
    plain = unicodedata.normalize("NFC", PurePosixPath(name.replace("\\", "/")).name)
    kept = "".join(c for c in plain if unicodedata.category(c)[0] != "C" and c not in '<>:"/|?*')
    stem = re.sub(r"\s+", " ", kept.rsplit(".", 1)[0] if "." in kept else kept).strip(" .")
    return f"{stem[:_LONGEST_NAME] or 'document'}.{found.extension}"
