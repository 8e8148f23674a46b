"""Writes `lemma_rules.txt.xz` from the unpacked Debian packages hunspell-hr, hunspell-sl and hunspell-en-us:

apt-get download hunspell-hr hunspell-sl hunspell-en-us
for package in *.deb; do dpkg -x $package unpacked; done
python -m tools.language_rules.build_lemmas unpacked/usr/share/hunspell
"""

import lzma
import re
import sys
from collections import defaultdict
from pathlib import Path

from domain.reference.language.lemmas import FILE, Rule
from domain.reference.names import read_rows
from tools.language_rules.croatian import croatian
from tools.language_rules.english import english
from tools.language_rules.forms import InflectedForm, choose_lemmas
from tools.language_rules.hunspell import read
from tools.language_rules.loanwords import loanwords
from tools.language_rules.macedonian import macedonian_forms, macedonian_words
from tools.language_rules.related_lemmas import related_lemmas
from tools.language_rules.rule_learning import learn
from tools.language_rules.slovenian import slovenian
from tools.language_rules.trades import trades

# English words that are also forms of a Croatian word, of the same or a more frequent meaning.
COGNATES = {
    "administrative", "alternative", "fortune", "gravure", "legislative", "marine", "medicine", "mine", "miniature",
    "operative", "plate", "sale", "turbine",
}  # fmt: skip


def inflected_forms_of(folder: Path) -> list[InflectedForm]:
    """Forms in the three dictionaries of the folder, and derived ones of languages without a dictionary."""
    places = frozenset(row["name"] for row in read_rows("places.csv"))
    occupations = " ".join(f"{row['en']} {row['examples_en']}" for row in read_rows("isco08_unit_groups.csv"))
    job_words = frozenset(re.findall("[a-z]+", occupations.lower())) - COGNATES
    inflected = [
        *croatian(read(folder / "hr_HR", "utf-8"), places),
        *slovenian(read(folder / "sl_SI", "iso8859-2")),
        *english(read(folder / "en_US", "utf-8"), job_words),
        *trades(),
        *loanwords(),
        *macedonian_words(),
    ]
    return [*inflected, *related_lemmas(inflected), *macedonian_forms(inflected)]


def serialize(rules: dict[str, Rule]) -> str:
    """One line per rule: letters removed, letters appended, and its suffixes."""
    suffixes: dict[Rule, list[str]] = defaultdict(list)
    for suffix, rule in rules.items():
        suffixes[rule].append(suffix)
    return "".join(
        f"{off},{on}\t{' '.join(sorted(of, key=lambda suffix: suffix[::-1]))}\n"
        for (off, on), of in sorted(suffixes.items())
    )


if __name__ == "__main__":
    lemmas = choose_lemmas(inflected_forms_of(Path(sys.argv[1])))
    text = serialize(learn(lemmas))
    FILE.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    sys.stdout.write(f"{len(lemmas)} forms, {len(set(lemmas.values()))} lemmas, {FILE.stat().st_size} bytes\n")
