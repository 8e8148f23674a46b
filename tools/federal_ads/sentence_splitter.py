"""Splits English administrative prose into sentences, aware of its abbreviations."""

import re

END = re.compile(r"""[.!?]["'”)\]]*\s+(?=["'“(\[]?[A-Z0-9•])""")
ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|cf|Dr|Mr|Mrs|Ms|Jr|Sr|St|Inc|Co|Corp|Ltd|Dept|No|Nos|Sec|Ph\.D|Ft|Mt|Gov|approx|incl|hrs|para|seq|resp)"
    r"|(?:\b[A-Za-z]\.)*\b[A-Z]|\(\w)\.$",
)
PARAGRAPH = 420


def split_sentences(text: str) -> list[str]:
    """The sentences in order; joined by spaces they equal the text."""
    sentences: list[str] = []
    start = 0
    for end in END.finditer(text):
        if ABBREVIATION.search(text, max(start, end.start() - 24), end.start() + 1):
            continue
        sentences.append(text[start : end.end()].strip())
        start = end.end()
    rest = text[start:].strip()
    return [*sentences, rest] if rest else sentences


def pack(sentences: list[str], length: int = PARAGRAPH) -> list[str]:
    """Joins sentences to paragraphs of about that many characters."""
    paragraphs: list[str] = []
    for sentence in sentences:
        if paragraphs and len(paragraphs[-1]) + len(sentence) < length:
            paragraphs[-1] += f" {sentence}"
        else:
            paragraphs.append(sentence)
    return paragraphs
