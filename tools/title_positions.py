"""Writes what occupation each job title of a file gets, and then the share without one by language:

python -m tools.title_positions FILE

The file has a title, a tab and its language on a line. No such file is in the repository: titles that employers wrote
are theirs, and those by which the rules are measured must not be seen by whoever writes the rules.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from domain.job_import.language_detection import is_foreign
from domain.reference.occupations import Occupations
from domain.reference.positions import find_position


def position_of(title: str, language: str) -> str | None:
    """The unit group by the title alone, as the import finds it."""
    found = Occupations().find(title)
    return found if found and not is_foreign(title, language) else None


def report(lines: list[str]) -> Iterator[str]:
    """The titles with their occupations, then the shares."""
    titles: Counter[str] = Counter()
    without: Counter[str] = Counter()
    for line in lines:
        title, language, *_ = line.split("\t")
        position = find_position(position_of(title, language) or "")
        yield "\t".join((position.code if position else "-", language, title, position.names.en if position else ""))
        titles.update((language, "all"))
        without.update(() if position else (language, "all"))
    for language, times in titles.items():
        yield f"{language}: {without[language]} of {times} without an occupation, {without[language] / times:.1%}"


if __name__ == "__main__":
    written = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    sys.stdout.writelines(f"{line}\n" for line in report(written))
