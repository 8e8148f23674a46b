"""Europass XML attached to a PDF, as Europass exports both in one file."""

import io

PRELOADED = ("pypdf",)
"""Libraries that limited processes need and other processes do without."""
MOST_ATTACHMENTS = 10
MOST_BYTES = 10 * 2**20
MARK = b"europass"
"""Part of the namespaces of both formats."""


def find_attached_europass(pdf: bytes) -> bytes | None:
    """The first attached XML of at most 10 MB that names Europass, which has not been read yet; None when none is
    attached. To be called in a limited process."""
    try:
        return _attached(pdf)
    except (MemoryError, RecursionError):
        raise
    except Exception:  # noqa: BLE001
        # Whatever the parser raises means that the file is broken: nothing can be attached to it.
        return None


def _attached(pdf: bytes) -> bytes | None:
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(pdf))
    if reader.is_encrypted and not reader.decrypt(""):
        return None
    for number, attached in enumerate(reader.attachment_list):
        if number == MOST_ATTACHMENTS:
            break
        if len(attached.content) <= MOST_BYTES and MARK in attached.content.lower():
            return attached.content
    return None
