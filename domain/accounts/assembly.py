"""Puts the module together on open connections."""

from dataclasses import dataclass

from domain.accounts.account import AccountBook
from domain.accounts.acting import Acting
from domain.accounts.confirming import Confirming
from domain.accounts.email_change import EmailChange
from domain.accounts.erasing import Erasing
from domain.accounts.exports import Exports
from domain.accounts.one_time import OneTimeLinks
from domain.accounts.own_account import OwnAccount
from domain.accounts.passwords import PasswordHashing
from domain.accounts.providers.configured import configured
from domain.accounts.proving import Proving
from domain.accounts.recovery import Recovery
from domain.accounts.registering import Registering
from domain.accounts.resending import Resending
from domain.accounts.roles import Roles
from domain.accounts.sessions import Sessions
from domain.accounts.signing_in import SigningIn
from domain.accounts.social import Social
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
    resending: Resending
    confirming: Confirming
    signing_in: SigningIn
    recovery: Recovery
    email_change: EmailChange
    own_account: OwnAccount
    acting: Acting
    social: Social
    exports: Exports
    erasing: Erasing


def open_accounts(platform: Platform, codes: VerificationCodes) -> AccountModule:
    """Everything about accounts. `codes` are those of applications too: wrong guesses of an address count together."""
    engine, keys, settings = platform.engine, platform.keys, platform.settings
    book = AccountBook(engine, keys)
    links = OneTimeLinks(engine, settings.link_key.get_secret_value())
    hashing = PasswordHashing()
    proving = Proving(hashing)
    confirming = Confirming(engine, keys, book, codes)
    registering = Registering(engine, keys, book, codes, hashing, confirming, strict=settings.strict_registration)
    return AccountModule(
        book=book,
        links=links,
        codes=codes,
        hashing=hashing,
        sessions=Sessions(engine, book),
        roles=Roles(engine),
        registering=registering,
        resending=Resending(engine, book, links, registering),
        confirming=confirming,
        signing_in=SigningIn(engine, book, codes, links, hashing),
        recovery=Recovery(engine, book, links, hashing),
        email_change=EmailChange(engine, book, links, proving),
        own_account=OwnAccount(engine, book, hashing, proving),
        acting=Acting(engine, book, links),
        exports=Exports(engine, keys, proving, settings.files_dir),
        erasing=Erasing(engine, keys, proving),
        social=Social(engine, book, registering, configured(settings)),
    )
