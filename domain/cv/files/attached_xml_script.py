"""Takes the Europass XML out of a PDF to which it is attached: the PDF on standard input, the XML on standard output,
or nothing. Started by `limits.py`.
"""

import io
import sys

MOST_ATTACHMENTS = 10
MOST_BYTES = 10 * 2**20
MARK = b"europass"
"""Text that the namespaces of both formats contain."""


def read_attached(content: bytes) -> bytes:
    """The first attached XML that names Europass, of at most 10 MB."""
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(content))
    if reader.is_encrypted and not reader.decrypt(""):
        return b""
    for number, attached in enumerate(reader.attachment_list):
        if number == MOST_ATTACHMENTS:
            break
        if len(attached.content) <= MOST_BYTES and MARK in attached.content.lower():
            return attached.content
    return b""


def main() -> None:
    """Writes the XML attached to a PDF, or nothing: any exception of the parser means that the file is broken, and then
    nothing can be attached to it."""
    try:
        found = read_attached(sys.stdin.buffer.read())
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001
        found = b""
    sys.stdout.buffer.write(found)


if __name__ == "__main__":
    main()
