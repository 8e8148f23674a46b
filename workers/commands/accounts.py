"""Commands for accounts: roles, and erasure after a restore."""

from argparse import ArgumentParser, Namespace

from domain.accounts.access_records import list_accesses
from domain.accounts.account import Account, AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.accounts.roles import NO_EMPLOYER, AccountRole, Grant, Roles
from domain.accounts.second_factor.service import SecondFactors
from domain.employers.service import Employers
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.services import Services
from domain.kernel.values.ids import new_id
from workers.commands.command import DONE, CommandFailed, Commands, add, open_services
from workers.personal_data import PersonalData


def add_to(commands: Commands) -> None:
    _describe(add(commands, "grant", "Give an account a role.", grant))
    _describe(add(commands, "revoke", "Take a role from an account.", revoke))
    parser = add(commands, "reset-second-factor", "Remove all second factors of an account.", reset_second_factor)
    parser.add_argument("email", metavar="EMAIL")
    add(commands, "erase-again", "After a restore: erase again those who were erased since the backup.", erase_restored)
    parser = add(commands, "accesses", "List who signed in, got a role, audited or acted as others.", list_all)
    parser.add_argument("email", metavar="EMAIL", nargs="?", help="only those by this account, or concerning it")
    parser = add(commands, "roles", "List the roles of an account.", list_roles)
    parser.add_argument("email", metavar="EMAIL")


def grant(options: Namespace) -> int:
    """Takes effect at once in all sessions. Employer roles need --employer. The first administrator is created with
    this command.
    """
    with open_services() as services:
        found, granted = _grant_of(services, options)
        is_new = services[Roles].grant(found.id, granted)
    print(f"{found.email} is {_name(granted)}{' now' if is_new else ' already'}.")
    return DONE


def revoke(options: Namespace) -> int:
    """Takes effect at once in all sessions."""
    with open_services() as services:
        found, granted = _grant_of(services, options)
        was = services[Roles].revoke(found.id, granted)
    print(f"{found.email} is {_name(granted)} no more." if was else f"{found.email} was not {_name(granted)}.")
    return DONE


def reset_second_factor(options: Namespace) -> int:
    """Removes all factors of a person who has lost every one, ends all sessions, and mails the person. Be sure of who
    asks: from then on the password or the mailbox alone signs in. Recorded among the accesses."""
    with open_services() as services:
        found = _account(services, options.email)
        was = services[SecondFactors].reset(found.id, new_id())
    print(f"{found.email} has no second factor {'any more' if was else 'anyway'}.")
    return DONE


def list_roles(options: Namespace) -> int:
    """Every account is a jobseeker, which is not listed."""
    with open_services() as services:
        found = _account(services, options.email)
    for granted in sorted(found.grants, key=lambda each: (each.role, each.employer_id)):
        print(_name(granted))
    return DONE


def list_all(options: Namespace) -> int:
    """The newest thousand: time, kind, actor, account concerned, route or role, object, network. Networks are kept for
    some time (docs/operations/access.md), all else for ever.
    """
    with open_services() as services:
        account_id = _account(services, options.email).id if options.email else None
        with services.platform.engine.connect() as connection:
            found = list_accesses(connection, account_id)
    for each in found:
        access = each.access
        actor = access.actor_id or access.actor_index
        columns = (access.kind, access.actor_role, actor, access.account_id, access.about, access.object_id)
        print(f"{each.recorded_at:%Y-%m-%d %H:%M:%S}", *(column or "-" for column in (*columns, each.network)))
    return DONE


def erase_restored(_: Namespace) -> int:
    """Removes the accounts, files and other rows of people whose key is destroyed. Until it has run on a restored
    database nobody is served from it.
    """
    with open_services() as services:
        if services[AccountErasure].is_without_keys():
            raise CommandFailed("No account has a key: restore the keys of persons first.")
        count = services[PersonalData].erase_restored()
        services[ErasureGate].open()
    print(f"{count} accounts erased again.")
    return DONE


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("email", metavar="EMAIL")
    parser.add_argument("role", metavar="ROLE", choices=list(AccountRole), help=", ".join(AccountRole))
    parser.add_argument("--employer", type=int, default=NO_EMPLOYER, metavar="ID", help="for employer-… roles")


def _grant_of(services: Services, options: Namespace) -> tuple[Account, Grant]:
    role = AccountRole(options.role)
    if role.is_of_employer != bool(options.employer):
        raise CommandFailed(f"{role} needs --employer." if role.is_of_employer else f"{role} is about no employer.")
    if options.employer and services[Employers].find(options.employer) is None:
        raise CommandFailed(f"There is no employer {options.employer}.")
    return _account(services, options.email), Grant(role, options.employer)


def _account(services: Services, email: str) -> Account:
    found = services[AccountRepository].find_by_email(email)
    if found is None:
        raise CommandFailed(f"There is no account with the address {email}: its person registers first.")
    return found


def _name(granted: Grant) -> str:
    return f"{granted.role} of employer {granted.employer_id}" if granted.employer_id else granted.role
