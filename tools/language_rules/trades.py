"""Trades missing in the Croatian and Slovenian dictionaries, inflected like other trades."""

from collections.abc import Iterator

from domain.reference.names import read_rows
from tools.language_rules.forms import InflectedForm, Rank, folded_form

CROATIAN = ("a", "u", "e", "om", "em", "i", "ima")
SLOVENIAN = ("a", "u", "om", "em", "i", "e", "ov", "ev", "ih", "oma")
FEMININE = ("a", "e", "i", "u", "o", "om", "ama", "ami", "ah", "am")


def trades() -> Iterator[InflectedForm]:
    """Yields the forms of trades: "šivačima", "šivačica", "pomočnikov"."""
    for row in read_rows("job_words.csv"):
        if row["language"] in {"hr", "sl"} and row["kind"] == "person":
            for word in row["words"].split():
                forms = _forms(word, CROATIAN if row["language"] == "hr" else SLOVENIAN)
                yield from (folded_form(form, word, Rank.PERSON) for form in (word, *forms))


def _forms(word: str, endings: tuple[str, ...]) -> Iterator[str]:
    if word.endswith("lac"):
        root, wives = word[:-3] + "oc", ()
    elif word.endswith(("ac", "ec")):
        root, wives = word[:-2] + word[-1], (word[:-2] + "k",)
    elif word.endswith("k"):
        root, wives = word[:-1] + "c", (word[:-1] + "c",)
        yield from (word + ending for ending in endings)
    elif word.endswith("r") and endings == SLOVENIAN:
        root, wives = word + "j", (word + "k",)
    else:
        root, wives = word, (word + "ic",) if word.endswith(("č", "lj", "ar")) else (word + "k", word + "inj")
        yield from (word[:-1] + "zi", word[:-1] + "zima") if word.endswith("g") else ()
    yield from (root + ending for ending in endings)
    yield from (wife + ending for wife in wives for ending in FEMININE)
