"""Account enumeration: responses and work are the same whether or not an address has an account."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from domain.accounts.passwords import PasswordHashing
from domain.accounts.services import AccountModule
from domain.accounts.sign_in import SignIn
from domain.kernel.process.platform import Platform
from tests.api.accounts.counted_work import Counting, chance_of_a_difference_like_this, counting
from tests.api.accounts.people import PASSWORD, Browser, People, Response, new_email, open_people

ADDRESSES = 24
SURE = 0.001
WRONG = "Nije-to 123"

Ask = Callable[[Browser, str], Response]

REQUESTS: dict[str, Ask] = {
    "login": lambda browser, email: browser.login(email, WRONG),
    "login from a browser with a mark": lambda browser, email: marked(browser).login(email, WRONG),
    "code for signing in": lambda browser, email: browser.post("/auth/code", email=email),
    "forgotten password": lambda browser, email: browser.post("/auth/password", email=email),
    "another code": lambda browser, email: browser.post("/me/resend-verification", email=email),
}
HASHES = {"login": 1, "login from a browser with a mark": 1}


def marked(browser: Browser) -> Browser:
    browser.client.cookies.set("device", "somebody-elses")
    return browser


@pytest.fixture(scope="module")
def strict(platform: Platform) -> Iterator[People]:
    """A site that hides existing accounts on registration, too."""
    settings = platform.settings.model_copy(update={"strict_registration": True})
    with open_people(replace(platform, settings=settings)) as people:
        yield people


@pytest.fixture(scope="module")
def known(people: People) -> list[str]:
    """Addresses with accounts."""
    return [people.somebody()[1] for _ in range(ADDRESSES)]


@pytest.fixture(scope="module")
def waiting(people: People) -> list[str]:
    """Addresses with unverified registrations."""
    emails = [new_email() for _ in range(ADDRESSES)]
    for email in emails:
        assert people.browser().register(email).status_code == 201
    return emails


@pytest.fixture
def unknown() -> list[str]:
    return [new_email() for _ in range(ADDRESSES)]


@pytest.fixture
def counted(people: People, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counting]:
    with counting(people, monkeypatch) as counts:
        yield counts


def asked_of(counts: Counting, people: People, ask: Ask, heaps: list[list[str]]) -> list[list[object]]:
    """The work for each address, interleaved, so that other changes affect all groups alike."""
    ask(people.browser(), new_email())
    found: list[list[object]] = [[] for _ in heaps]
    for emails in zip(*heaps, strict=True):
        for heap, email in zip(found, emails, strict=True):
            browser = people.browser()
            heap.append(counts.of(lambda browser=browser, email=email: ask(browser, email)))
    return found


@pytest.mark.parametrize("route", REQUESTS)
def test_work_and_response_are_the_same_for_every_address(
    people: People, counted: Counting, known: list[str], waiting: list[str], unknown: list[str], route: str
) -> None:
    of_known, of_waiting, of_unknown = asked_of(counted, people, REQUESTS[route], [known, waiting, unknown])
    assert chance_of_a_difference_like_this(of_known, of_unknown) > SURE, (of_known[0], of_unknown[0])
    assert chance_of_a_difference_like_this(of_waiting, of_unknown) > SURE, (of_waiting[0], of_unknown[0])
    example = counted.of(lambda: REQUESTS[route](people.browser(), new_email()))
    assert example.statements
    assert example.hashes == HASHES.get(route, 0)


def test_requests_for_another_address_reveal_nothing_about_it(
    people: People, counted: Counting, known: list[str], unknown: list[str]
) -> None:
    browser, _ = people.somebody()
    of_known, of_unknown = asked_of(
        counted,
        people,
        lambda _, email: browser.post("/me/change-email", email=email, password=PASSWORD),
        [known, unknown],
    )
    assert chance_of_a_difference_like_this(of_known, of_unknown) > SURE, (of_known[0], of_unknown[0])


def test_registration_reveals_nothing_on_a_strict_site(
    strict: People, known: list[str], unknown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with counting(strict, monkeypatch) as counts:
        of_known, of_unknown = asked_of(
            counts, strict, lambda browser, email: browser.register(email), [known, unknown]
        )
    assert chance_of_a_difference_like_this(of_known, of_unknown) > SURE, (of_known[0], of_unknown[0])


class Eager(PasswordHashing):
    """A planted fault: no hashing for an unknown address."""

    def matches(self, stored: str | None, password: str) -> bool:
        return stored is not None and super().matches(stored, password)


def test_control_skipped_work_is_detected(
    people: People, known: list[str], unknown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    parts, hashing = people.accounts, Eager()
    sign_in = SignIn(people.engine, parts.repository, parts.codes, parts.links, hashing)
    people.services.replace(AccountModule, replace(parts, hashing=hashing))
    people.services.replace(SignIn, sign_in)
    try:
        with counting(people, monkeypatch) as counts:
            of_known, of_unknown = asked_of(counts, people, REQUESTS["login"], [known, unknown])
    finally:
        people.services.replace(AccountModule, parts)
        people.services.replace(SignIn, parts.sign_in)
    assert chance_of_a_difference_like_this(of_known, of_unknown) <= SURE
