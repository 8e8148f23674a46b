"""Writes `lemma_rules.txt.xz` from the unpacked Debian packages hunspell-hr, hunspell-sl and hunspell-en-us:

apt-get download hunspell-hr hunspell-sl hunspell-en-us
for package in *.deb; do dpkg -x $package unpacked; done
python -m domain.reference.language.building.build_lemmas unpacked/usr/share/hunspell
"""

import lzma
import re
import sys
from collections import defaultdict
from pathlib import Path

from domain.reference.language.building.croatian import croatian
from domain.reference.language.building.english import english
from domain.reference.language.building.forms import Saying, settle
from domain.reference.language.building.hunspell import read
from domain.reference.language.building.kinship import kinship
from domain.reference.language.building.learning import learn
from domain.reference.language.building.loans import loans
from domain.reference.language.building.macedonian import macedonian_forms, macedonian_words
from domain.reference.language.building.slovenian import slovenian
from domain.reference.language.building.trades import trades
from domain.reference.language.lemmas import FILE, Rule
from domain.reference.names import read_rows

# English words whose form is a Croatian word's form of the same meaning, or of one more often met here.
COGNATES = {
    "administrative", "alternative", "fortune", "gravure", "legislative", "marine", "medicine", "mine", "miniature",
    "operative", "plate", "turbine",
}  # fmt: skip


def sayings_of(folder: Path) -> list[Saying]:
    """What the three dictionaries in the folder say, and what follows for the languages that have none."""
    places = frozenset(row["name"] for row in read_rows("places.csv"))
    occupations = " ".join(f"{row['en']} {row['examples_en']}" for row in read_rows("isco08_unit_groups.csv"))
    job_words = frozenset(re.findall("[a-z]+", occupations.lower())) - COGNATES
    said = [
        *croatian(read(folder / "hr_HR", "utf-8"), places),
        *slovenian(read(folder / "sl_SI", "iso8859-2")),
        *english(read(folder / "en_US", "utf-8"), job_words),
        *trades(),
        *loans(),
        *macedonian_words(),
    ]
    return [*said, *kinship(said), *macedonian_forms(said)]


def written(rules: dict[str, Rule]) -> str:
    """One line a rule: letters off, letters on, and the suffixes it is for."""
    suffixes: dict[Rule, list[str]] = defaultdict(list)
    for suffix, rule in rules.items():
        suffixes[rule].append(suffix)
    return "".join(
        f"{off},{on}\t{' '.join(sorted(of, key=lambda suffix: suffix[::-1]))}\n"
        for (off, on), of in sorted(suffixes.items())
    )


if __name__ == "__main__":
    lemmas = settle(sayings_of(Path(sys.argv[1])))
    text = written(learn(lemmas))
    FILE.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    sys.stdout.write(f"{len(lemmas)} forms, {len(set(lemmas.values()))} lemmas, {FILE.stat().st_size} bytes\n")
