"""Writes the fonts of `api/pictures/fonts` from the web client's variable font, whose alphabets are separate files:

.venv/bin/python -m tools.static_fonts

WOFF2 is read by the package brotli, to be installed for this alone: with it, HTTP clients and error reports compress
otherwise than in production, which tests notice.
"""

import shutil
import tempfile
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from api.pictures.fonts import FOLDER, Weight

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "web/node_modules/@fontsource-variable/manrope"
ALPHABETS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")


def build(weight: Weight) -> None:
    """Writes one weight with all alphabets. Tables of variation, and of combining marks, which no text here has, are
    dropped since they cannot be merged."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        for alphabet in ALPHABETS:
            font = TTFont(SOURCE / "files" / f"manrope-{alphabet}-wght-normal.woff2")
            static = instantiateVariableFont(font, {"wght": weight.value})
            static.flavor = None
            parts.append(str(Path(folder) / f"{alphabet}.ttf"))
            static.save(parts[-1])
        Merger(options=Options(drop_tables=["GDEF", "STAT"])).merge(parts).save(FOLDER / weight.file_name)


if __name__ == "__main__":
    for each in Weight:
        build(each)
    shutil.copy(SOURCE / "LICENSE", FOLDER / "OFL.txt")
