"""The tokenizer."""

import pytest

from domain.reference.language.tokens import tokenise


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("C++, C# i .NET (ASP.NET)", ["C++", "C#", "i", ".NET", "ASP", ".NET"]),
        ("vozač B-kategorije, C+E", ["vozač", "B", "kategorije", "C", "E"]),
        ("3D dizajner za 24/7", ["3D", "dizajner", "za", "24", "7"]),
        ("plaća 2.000,50 EUR", ["plaća", "2.000", "50", "EUR"]),
        ("javite se na posao@tvrtka.hr ili www.tvrtka.hr/posao", ["javite", "se", "na", "ili"]),
        ("KONOBAR(ICA), kuhar/ica i vozač / ica (m/ž)", ["KONOBAR", "kuhar", "i", "vozač"]),
        ("driver’s licence", ["driver", "licence"]),
        ("pro\u00adda\u00advač\u200b", ["prodavač"]),
        ("c\u030cistac\u030c", ["čistač"]),
        ("sve_i_svašta 🚀", ["sve", "i", "svašta"]),
    ],
)
def test_text_is_tokenised(text: str, words: list[str]) -> None:
    assert tokenise(text) == words
