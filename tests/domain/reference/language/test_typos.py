"""A slip of the finger is recognised; another word is not."""

from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.typos import deletes, edits, is_slip

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
def test_edits_are_counted_as_the_textbook_does(word: str, other: str) -> None:
    assert edits(word, other) == distance(word, other) == edits(other, word)


@given(WORDS, st.data())
def test_words_one_edit_apart_share_a_key(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word)))
    letter = data.draw(st.sampled_from("abck"))
    slips = [word[:at] + letter + word[at:], word[:at] + word[at + 1 :], word[:at] + letter + word[at + 1 :]]
    slips.append(word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :])
    for slip in slips:
        assert edits(word, slip) <= 1
        assert deletes(word) & deletes(slip)


def test_slips() -> None:
    assert is_slip("programre", "programer")
    assert is_slip("konbar", "konobar")
    assert is_slip("kuhaar", "kuhar")
    assert not is_slip("kuhar", "kuhar")
    assert not is_slip("kuhar", "kuhinja")
    assert not is_slip("rad", "red"), "short words are too near to each other"
