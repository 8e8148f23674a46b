"""Sanitizes file names."""

import re
import unicodedata
from pathlib import PurePosixPath

from domain.documents.formats import Format

_MAX_NAME_LENGTH = 120


def clean_name(name: str, found: Format) -> str:
    """A file name without folders, control and bidirectional characters, with the extension of its format."""
    plain = unicodedata.normalize("NFC", PurePosixPath(name.replace("\\", "/")).name)
    kept = "".join(c for c in plain if unicodedata.category(c)[0] != "C" and c not in '<>:"/|?*')
    stem = re.sub(r"\s+", " ", kept.rsplit(".", 1)[0] if "." in kept else kept).strip(" .")
    return f"{stem[:_MAX_NAME_LENGTH] or 'document'}.{found.extension}"
