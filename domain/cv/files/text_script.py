"""Takes the text out of a PDF or DOCX: the file on standard input, JSON on standard output. Started by `limits.py`.

`{"text": …, "pages": …}`, or `{"error": "unreadable" | "encrypted" | "too-large"}`.
"""

import io
import json
import sys
import zipfile

MOST_PAGES = 50
MOST_CHARACTERS = 200_000
MOST_UNPACKED = 50 * 2**20
"""Bytes of an unpacked DOCX without its pictures."""


def read_pdf(content: bytes) -> dict[str, object]:
    """The text of the first pages, in the order in which the file says it."""
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(content))
    if reader.is_encrypted and not reader.decrypt(""):
        return {"error": "encrypted"}
    texts: list[str] = []
    for number, page in enumerate(reader.pages):
        if number == MOST_PAGES or sum(map(len, texts)) > MOST_CHARACTERS:
            break
        texts.append(page.extract_text())
    return {"text": "\n\n".join(texts)[:MOST_CHARACTERS], "pages": len(reader.pages)}


def read_docx(content: bytes) -> dict[str, object]:
    """The text of paragraphs and tables in their order. Entities are not expanded, and nothing is fetched."""
    from docx import Document
    from docx.table import Table

    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        if sum(member.file_size for member in archive.infolist() if "/media/" not in member.filename) > MOST_UNPACKED:
            return {"error": "too-large"}
        for member in archive.infolist():
            # What a member says of its size is checked before all of it is unpacked.
            with archive.open(member) as unpacked:
                size = 0
                while chunk := unpacked.read(2**16):
                    size += len(chunk)
                    if size > member.file_size or size > MOST_UNPACKED:
                        return {"error": "too-large"}
    lines: list[str] = []
    for block in Document(io.BytesIO(content)).iter_inner_content():
        if isinstance(block, Table):
            # A merged cell is several cells with one text.
            lines += [" | ".join(dict.fromkeys(cell.text for cell in row.cells)) for row in block.rows]
        else:
            name = block.style.name if block.style else ""
            lines.append(f"- {block.text}" if "List" in (name or "") and block.text else block.text)
    return {"text": "\n".join(lines)[:MOST_CHARACTERS], "pages": None}


def main(kind: str) -> None:
    """Reads a PDF or DOCX file. Every exception of a parser means that the file is broken, as parsers read nothing
    else."""
    try:
        read = (read_pdf if kind == "pdf" else read_docx)(sys.stdin.buffer.read())
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001
        read = {"error": "unreadable"}
    sys.stdout.write(json.dumps(read))


if __name__ == "__main__":
    main(sys.argv[2])
