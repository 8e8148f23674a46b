"""A token ends one kind of mail to one person, for ever, and nobody else can make one."""

import string
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as some

from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens

SUBJECT = UUID("019aa3f8-4c6e-7b54-9c19-26f49f42f177")
TOKENS = UnsubscribeTokens(bytes(32))
TOKEN = TOKENS.token(UnsubscribeTarget("alerts", SUBJECT))
SIGNS = string.ascii_letters + string.digits + "-_."


@given(kind=some.from_regex(r"[A-Za-z][A-Za-z-]{0,31}", fullmatch=True), subject=some.uuids())
def test_a_token_opens_as_what_it_was_made_for(kind: str, subject: UUID) -> None:
    target = UnsubscribeTarget(kind, subject)
    assert TOKENS.open(TOKENS.token(target)) == target


@given(place=some.integers(0, len(TOKEN) - 1), sign=some.sampled_from(SIGNS))
def test_a_changed_token_is_unknown(place: int, sign: str) -> None:
    changed = TOKEN[:place] + sign + TOKEN[place + 1 :]
    assert (TOKENS.open(changed) is None) == (changed != TOKEN)


@given(some.text())
def test_any_text_is_answered(text: str) -> None:
    assert TOKENS.open(text) is None


def test_another_key_opens_nothing() -> None:
    assert UnsubscribeTokens(bytes([1]) * 32).open(TOKEN) is None


@pytest.mark.parametrize("kind", ["", "-", "a b", "a.b", "a" * 33, "č"])
def test_a_kind_is_named_in_letters(kind: str) -> None:
    with pytest.raises(ValueError, match="no name of a kind"):
        TOKENS.token(UnsubscribeTarget(kind, SUBJECT))
