"""The process that typesets one CV: reads its data from standard input, writes the PDF to standard output.

A process of its own, started with no environment: a text made to be slow (a letter under thousands of accents takes a
minute) ends with it, and so does whatever native code could do wrong. Imports nothing of this project, so that it
starts in a tenth of a second.
"""

import resource
import sys
from pathlib import Path

import typst

MOST_SECONDS = 20
MOST_MEMORY = 2 * 2**30
"""Of address space, in bytes: a CV of 500 long entries takes half of it."""
_FOLDER = Path(__file__).parent


def main(template: str) -> None:
    """Typesets with one of the templates, as PDF/UA, or tagged only if the fonts lack one of its signs."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
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
    main(sys.argv[1])
