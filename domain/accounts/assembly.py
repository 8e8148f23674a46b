"""Puts the module together on open connections."""

from dataclasses import dataclass

from domain.accounts.account import AccountBook
from domain.accounts.confirming import Confirming
from domain.accounts.one_time import OneTimeLinks
from domain.accounts.passwords import PasswordHashing
from domain.accounts.registering import Registering
from domain.accounts.roles import Roles
from domain.accounts.sessions import Sessions
from domain.accounts.signing_in import SigningIn
from domain.kernel.codes import VerificationCodes
from domain.kernel.platform import Platform


@dataclass(frozen=True)
class AccountModule:
    """The parts that processes use."""

    book: AccountBook
    links: OneTimeLinks
    codes: VerificationCodes
    hashing: PasswordHashing
    sessions: Sessions
    roles: Roles
    registering: Registering
    confirming: Confirming
    signing_in: SigningIn


def open_accounts(platform: Platform, codes: VerificationCodes) -> AccountModule:
    """Everything about accounts. `codes` are those of applications too: wrong guesses of an address count together."""
    engine, keys, settings = platform.engine, platform.keys, platform.settings
    book = AccountBook(engine, keys)
    links = OneTimeLinks(engine, settings.link_key.get_secret_value())
    hashing = PasswordHashing()
    confirming = Confirming(engine, keys, book, codes)
    return AccountModule(
        book=book,
        links=links,
        codes=codes,
        hashing=hashing,
        sessions=Sessions(engine, book),
        roles=Roles(engine),
        registering=Registering(engine, keys, book, codes, hashing, confirming, strict=settings.strict_registration),
        confirming=confirming,
        signing_in=SigningIn(engine, book, codes, links, hashing),
    )
