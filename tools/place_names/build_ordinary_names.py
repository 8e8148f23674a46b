"""Writes `ordinary_place_names.csv`, the names of places that are also words, from the unpacked Debian packages
hunspell-hr, hunspell-sl and hunspell-en-us (see tools/language_rules/build_lemmas.py):

python -m tools.place_names.build_ordinary_names unpacked/usr/share/hunspell
"""

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from domain.reference.language.place_names import TOWN
from domain.reference.language.stems import stem_of
from domain.reference.language.tokens import tokenise
from domain.reference.language.word_folding import fold_word
from domain.reference.names import DATA
from domain.reference.places import Place, all_places
from tools.language_rules.croatian import croatian
from tools.language_rules.english import english
from tools.language_rules.hunspell import read
from tools.language_rules.macedonian import macedonian_words
from tools.language_rules.slovenian import slovenian

FILE = DATA / "ordinary_place_names.csv"
TOWNS_THAT_ARE_WORDS = frozenset(
    ("Brod", "Centar", "Crnići", "Ključ", "Kovači", "Mahala", "Otoka", "Pale", "Potoci", "Prozor", "Stijena", "Stolac",
     "Trn", "Visoko", "Vitez")
)  # fmt: skip
"""Names of larger places that people mean less often than the word; reviewed."""


def word_forms_of(folder: Path) -> set[str]:
    """Folded forms of common words in the dictionaries of the folder, and of Macedonian ones."""
    forms = (
        *croatian(read(folder / "hr_HR", "utf-8"), frozenset()),
        *slovenian(read(folder / "sl_SI", "iso8859-2")),
        *english(read(folder / "en_US", "utf-8"), frozenset()),
        *macedonian_words(),
    )
    return {each.form for each in forms}


def ordinary_names(forms: set[str]) -> Iterator[tuple[str, str]]:
    """Names of one word, and whether the name itself is a word or only its stem is that of one."""
    stems = {stem_of(form) for form in forms}
    for place in sorted(all_places(), key=lambda place: place.name):
        words = [fold_word(word) for word in tokenise(place.name)]
        if len(words) == 1:
            [word] = words
            if _is_word(place, word, forms):
                yield place.name, "word"
            elif (stem := stem_of(word)) in stems and (stem != word or place.population < TOWN):
                yield place.name, "stem"


def _is_word(place: Place, word: str, forms: set[str]) -> bool:
    return place.name in TOWNS_THAT_ARE_WORDS or (place.population < TOWN and word in forms)


if __name__ == "__main__":
    rows = list(dict.fromkeys(ordinary_names(word_forms_of(Path(sys.argv[1])))))
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("name", "because"))
        writer.writerows(rows)
    sys.stdout.write(f"{len(rows)} names\n")
