"""The version of the text analysis: read models that store stems are rebuilt when it changes."""

from zlib import crc32

from domain.reference.names import DATA

CODE = 2
"""Goes up when tokens, folding or stems change by code; the files are looked at by themselves."""
FILES = ("lemma_rules.txt.xz", "stop_words.csv", "word_aliases.csv", "value_words.csv", "region_names.csv")


def analysis_version(rows: int) -> int:
    """The version of a read model that holds stems, where `rows` is the version of its rows' shape."""
    checksum = crc32(f"{rows} {CODE}".encode())
    for name in FILES:
        checksum = crc32((DATA / name).read_bytes(), checksum)
    return checksum
