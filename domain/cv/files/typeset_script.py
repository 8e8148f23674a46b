"""Typesets one CV: reads its data from standard input, writes the PDF to standard output. Started by `limits.py`."""

import sys
from pathlib import Path

import typst

_FOLDER = Path(__file__).parent


def main(template: str) -> None:
    """Typesets with one of the templates, as PDF/UA, or tagged only if the fonts lack one of its signs."""
    compiler = typst.Compiler(
        _FOLDER / "templates" / f"{template}.typ",
        root=_FOLDER / "templates",
        font_paths=typst.Fonts(False, False, [str(_FOLDER / "fonts")]),
        sys_inputs={"cv": sys.stdin.buffer.read().decode()},
    )
    try:
        pdf = compiler.compile(format="pdf", pdf_standards=["ua-1"])
    except typst.TypstError:
        pdf = compiler.compile(format="pdf")
    if isinstance(pdf, bytes):
        sys.stdout.buffer.write(pdf)


if __name__ == "__main__":
    main(sys.argv[2])
