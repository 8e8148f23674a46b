"""Signed links: purpose, lifetime and integrity."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest

from domain.verification.signed_links import (
    ApplicantLink,
    AuditLink,
    InboxLink,
    LinkExpired,
    LinkInvalid,
    LinkSigner,
    VerificationLink,
)

KEY = bytes(range(32))
NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
PERSON = ApplicantLink(application_id=UUID(int=7))


def at(moment: datetime) -> LinkSigner:
    return LinkSigner(KEY, lambda: moment)


@pytest.mark.parametrize(
    "link", [PERSON, VerificationLink(application_id=UUID(int=1)), InboxLink(employer_id=3), AuditLink(auditor="Ana")]
)
def test_a_link_opens_what_it_was_signed_for(link: ApplicantLink) -> None:
    assert at(NOON).open(type(link), at(NOON).sign(link)) == link


def test_a_link_expires_after_the_lifetime_of_its_kind() -> None:
    token = at(NOON).sign(PERSON)
    assert at(NOON + timedelta(days=30)).open(ApplicantLink, token) == PERSON
    with pytest.raises(LinkExpired):
        at(NOON + timedelta(days=30, seconds=1)).open(ApplicantLink, token)


def test_a_fresh_link_opens_after_the_clock_has_stepped_back() -> None:
    """A link does not get a longer life by it: it expires by the time at which it was signed."""
    token = at(NOON).sign(PERSON)
    assert at(NOON - timedelta(minutes=10)).open(ApplicantLink, token) == PERSON
    with pytest.raises(LinkExpired):
        at(NOON + ApplicantLink.lifetime + timedelta(seconds=1)).open(ApplicantLink, token)


def test_a_link_from_further_in_the_future_is_refused() -> None:
    token = at(NOON).sign(PERSON)
    with pytest.raises(LinkExpired):
        at(NOON - timedelta(minutes=16)).open(ApplicantLink, token)


def test_a_link_of_one_kind_opens_no_other() -> None:
    token = at(NOON).sign(PERSON)
    with pytest.raises(LinkInvalid):
        at(NOON).open(VerificationLink, token)


def test_a_link_signed_with_another_key_is_invalid() -> None:
    token = LinkSigner(bytes(32), lambda: NOON).sign(PERSON)
    with pytest.raises(LinkInvalid):
        at(NOON).open(ApplicantLink, token)


def test_no_character_of_a_link_can_be_changed() -> None:
    token = at(NOON).sign(PERSON)
    for place, character in enumerate(token):
        changed = token[:place] + ("B" if character == "A" else "A") + token[place + 1 :]
        with pytest.raises(LinkInvalid):
            at(NOON).open(ApplicantLink, changed)


@pytest.mark.parametrize("token", ["", ".", "..", "a.b.c", "ž.b.c", "\0", "\ud800", "A" * 100_000, "." * 1000])
def test_a_malformed_token_is_an_invalid_link(token: str) -> None:
    with pytest.raises(LinkInvalid):
        at(NOON).open(ApplicantLink, token)


def test_a_malformed_token_does_not_query_the_clock() -> None:
    def no_clock() -> datetime:
        pytest.fail("the clock was asked")

    clock: Callable[[], datetime] = no_clock
    with pytest.raises(LinkInvalid):
        LinkSigner(KEY, clock).open(ApplicantLink, at(NOON).sign(PERSON)[:-1] + "-")
