"""Version of the text analysis: read models that store stems are rebuilt when it changes."""

from zlib import crc32

from domain.reference.names import DATA

CODE = 2
"""Increase when code changes tokens, folding or stems; changes of the data files are detected."""
FILES = ("lemma_rules.txt.xz", "stop_words.csv", "word_aliases.csv", "value_words.csv", "region_names.csv")


def analysis_version(rows: int) -> int:
    """The version of a read model that stores stems; `rows` is the version of its row format."""
    checksum = crc32(f"{rows} {CODE}".encode())
    for name in FILES:
        checksum = crc32((DATA / name).read_bytes(), checksum)
    return checksum
