"""Typesets one CV, in a limited process: Typst is native code, and no length of text bounds its time."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import typst

FOLDER = Path(__file__).parent


def typeset(document: BinaryIO, template: str) -> Iterator[bytes]:
    """The data of a CV, set by one of the templates: as PDF/UA, or tagged only if the fonts lack one of its signs."""
    compiler = typst.Compiler(
        FOLDER / "templates" / f"{template}.typ",
        root=FOLDER / "templates",
        font_paths=typst.Fonts(False, False, [str(FOLDER / "fonts")]),
        sys_inputs={"cv": document.read().decode()},
    )
    try:
        pdf = compiler.compile(format="pdf", pdf_standards=["ua-1"])
    except typst.TypstError:
        pdf = compiler.compile(format="pdf")
    if isinstance(pdf, bytes):
        yield pdf
