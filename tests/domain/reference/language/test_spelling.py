"""Spelling correction: typos are recognised, other words are not."""

from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.spelling import corrections, deletes, edits, is_typo, one_edit

WORDS = st.text(alphabet="abck", max_size=8)


def distance(word: str, other: str) -> int:
    """The textbook's recursion, as control."""
    if not word or not other:
        return len(word) + len(other)
    best = min(
        distance(word[:-1], other) + 1,
        distance(word, other[:-1]) + 1,
        distance(word[:-1], other[:-1]) + (word[-1] != other[-1]),
    )
    if len(word) > 1 and len(other) > 1 and word[-1] == other[-2] and word[-2] == other[-1]:
        best = min(best, distance(word[:-2], other[:-2]) + 1)
    return best


@given(st.text(alphabet="abk", max_size=5), st.text(alphabet="abk", max_size=5))
def test_edits_equal_the_optimal_string_alignment(word: str, other: str) -> None:
    assert edits(word, other) == distance(word, other) == edits(other, word)


@given(WORDS, st.data())
def test_words_one_edit_apart_share_a_key(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word)))
    letter = data.draw(st.sampled_from("abck"))
    typos = [word[:at] + letter + word[at:], word[:at] + word[at + 1 :], word[:at] + letter + word[at + 1 :]]
    typos.append(word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :])
    for typo in typos:
        assert edits(word, typo) <= 1
        assert deletes(word) & deletes(typo)


def test_corrections() -> None:
    assert is_typo("programre", "programer")
    assert is_typo("konbar", "konobar")
    assert is_typo("kuhaar", "kuhar")
    assert not is_typo("kuhar", "kuhar")
    assert not is_typo("kuhar", "kuhinja")
    assert not is_typo("rad", "red"), "short words are too near to each other"


def test_corrections_match_the_typed_word_or_its_stem() -> None:
    known = ["konobar", "kuhar", "konoba"]
    having = {key: [word for word in known if key in deletes(word)] for word in known for key in deletes(word)}
    assert corrections(["konbara", "konbar"], lambda key: having.get(key, [])) == ["konobar"]
    assert corrections(["kuhinja"], lambda key: having.get(key, [])) == []


@given(st.text("abcčdž", min_size=4, max_size=12))
def test_spellings_one_edit_away_are_all_that_keep_the_first_letter(word: str) -> None:
    found = one_edit(word)
    assert len(found) == len(set(found))
    assert all(edits(word, each) == 1 for each in found)
    for at in range(1, len(word)):
        assert word[:at] + "x" + word[at:] in found
        assert word[:at] + "x" + word[at + 1 :] in found


def test_short_beginnings_have_no_other_spellings() -> None:
    assert one_edit("abc") == []
