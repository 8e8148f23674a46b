"""The list of decision records, by number."""

from collections.abc import Iterator
from pathlib import Path

_HEADING = "# "


def decision_index(folder: Path) -> str:
    """A page that names each record by its title, newest first."""
    return "\n".join(("# Decisions", "", "What was decided, why, and what was given up.", "", *_lines(folder), ""))


def _lines(folder: Path) -> Iterator[str]:
    for record in sorted(folder.glob("*.md"), reverse=True):
        title = record.read_text("utf-8").partition("\n")[0].removeprefix(_HEADING)
        yield f"- [{title}]({record.name})"
