"""What is left of a folded word when no table knows it: endings of five languages, the longest that leaves a word."""

import re

SHORTEST_STEM = 3
VOWEL = re.compile("[aeiouy]|r[^aeiou]")
FEMININE = re.compile(
    r"(?<=\w\w)(?:(ar|er|or|ac|telj|log|ist)(?:ic|k|inj|kinj)|(ni)c)(?:a|e|i|u|o|om|ama|am|ata|ite|ah|ami)?$"
)
PLURAL_OF_K = re.compile(r"(?<=\w\wni)c(?:i|ima|ite)$")
ENDINGS = (
    "evima", "evite", "ovata", "ovima", "ovite", "evih", "jami", "jema", "ovih", "ovom", "ama", "ami", "ata", "ega",
    "ema", "emu", "eto", "eva", "eve", "evi", "ies", "ima", "ite", "jah", "jem", "jev", "jih", "oga", "oma", "ome",
    "omu", "oto", "ova", "ove", "ovi", "ah", "am", "eg", "em", "es", "ev", "ih", "im", "ja", "je", "ji", "ju", "og",
    "oj", "om", "ot", "ov", "ta", "te", "to", "a", "e", "i", "o", "s", "u", "y",
)  # fmt: skip


def stem_by_rule(word: str) -> str:
    """The stem of a folded word; the feminine of a person's title meets the masculine; numbers stay."""
    if len(word) <= SHORTEST_STEM or not word.isalpha():
        return word
    if feminine := FEMININE.search(word):
        return word[: feminine.start()] + (feminine[1] or "nik")
    word = PLURAL_OF_K.sub("k", word)
    for ending in ENDINGS:
        if word.endswith(ending):
            stem = word[: -len(ending)]
            if len(stem) >= SHORTEST_STEM and VOWEL.search(stem):
                return stem
    return word
