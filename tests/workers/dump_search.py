"""Finds marks in a dump: in its bytes, in the SQL that it restores, and in the usual encodings of either."""

import base64
import subprocess
from collections.abc import Iterable
from pathlib import Path

from local.binaries import postgres_installation


def encodings_of(mark: str) -> set[bytes]:
    """The mark as it may stand in a dump: plain, hexadecimal, UTF-16, base64 at each alignment."""
    plain = [mark.encode(form) for form in ("utf-8", "utf-16-le", "utf-16-be")]
    return {form for each in plain for form in (each, each.hex().encode(), each.hex().upper().encode(), *_base64(each))}


def marks_in_dump(dump: Path, marks: Iterable[str]) -> set[str]:
    """The marks that stand in a dump in the clear, or in a reversible encoding."""
    contents = (dump.read_bytes(), sql_of(dump))
    return {mark for mark in marks for form in encodings_of(mark) if any(form in content for content in contents)}


def sql_of(dump: Path) -> bytes:
    """The statements and rows of a dump, decompressed."""
    program = postgres_installation() / "bin" / "pg_restore"
    return subprocess.run([program, "--file=-", dump], capture_output=True, check=True).stdout


def _base64(content: bytes) -> Iterable[bytes]:
    """Base64 of the content as part of something longer, without the characters that depend on its neighbours."""
    for before in range(3):
        encoded = base64.b64encode(bytes(before) + content)
        whole = (before + len(content)) // 3 * 4
        yield encoded[(0, 2, 3)[before] : whole]
