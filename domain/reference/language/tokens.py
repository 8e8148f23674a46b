"""The tokenizer: "C++", ".NET", "3D", "B-kategorija", "2.000", "konobar/ica"; URLs are skipped."""

import re
import unicodedata

from domain.reference.gender_suffixes import ENDING

INVISIBLE = dict.fromkeys([0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF])
LETTERS = r"[^\W_]+(?:[\u0300-\u036f]+[^\W_]*)*"
TOKEN = re.compile(
    rf"""
    (?: https?://\S+ | www\.\S+ | [\w.+-]{{1,64}}@[\w-]+(?:\.[\w-]+)+        # addresses are no words
      | (?<!\w)[mмžжwf](?:[/|][mмžжwfdxs]){{1,3}}(?!\w)                       # (m/ž), (m/w/d)
    )
    | ( (?<!\w)(?: c\+\+ | [cf]\# )(?![\w#+])
      | \.net(?!\w)
      | (?<![\w.,])\d{{1,3}}(?:[.,]\d{{3}})+(?![\w])                          # 2.000 and 2,000 are 2000
      | (?<!\w)e-{LETTERS}                                                   # e-mail is email
      | {LETTERS}(?:\.js(?!\w))?                                             # node.js is nodejs
    )
    (?: (?<=\w\w\w)(?: ['’]s(?!\w) | \s?/\s?-?(?:{ENDING})(?![\w/]) | \(\s?-?(?:{ENDING})\s?\) ) )?
    """,
    re.IGNORECASE | re.VERBOSE,
)


def tokenise(text: str) -> list[str]:
    """Words in order, as written, without punctuation, URLs and gender suffixes."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", text.translate(INVISIBLE))
    return [word for word in TOKEN.findall(text) if word]
