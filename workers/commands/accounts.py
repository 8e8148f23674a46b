"""Commands for accounts: granting roles and taking them away."""

from argparse import ArgumentParser, Namespace

from domain.accounts.account import Account
from domain.accounts.roles import NO_EMPLOYER, AccountRole, Grant
from workers.bootstrap import UseCases
from workers.commands.command import DONE, CannotDo, Commands, add, use_cases
from workers.removing import erase_again


def add_to(commands: Commands) -> None:
    _describe(add(commands, "grant", "Give an account a role.", grant))
    _describe(add(commands, "revoke", "Take a role from an account.", revoke))
    add(commands, "erase-again", "After a restore: erase again who was erased since the backup.", erase_restored)
    parser = add(commands, "roles", "List the roles of an account.", list_roles)
    parser.add_argument("email", metavar="EMAIL")


def grant(options: Namespace) -> int:
    """The account has it at once, wherever it is signed in. Roles about an employer need --employer. This is how the
    first administrator is made.
    """
    with use_cases() as use:
        found, granted = _asked(use, options)
        is_new = use.accounts.roles.grant(found.id, granted)
    print(f"{found.email} is {_name(granted)}{' now' if is_new else ' already'}.")
    return DONE


def revoke(options: Namespace) -> int:
    """It ends at once, wherever the account is signed in."""
    with use_cases() as use:
        found, granted = _asked(use, options)
        was = use.accounts.roles.revoke(found.id, granted)
    print(f"{found.email} is {_name(granted)} no more." if was else f"{found.email} was not {_name(granted)}.")
    return DONE


def list_roles(options: Namespace) -> int:
    """Everybody with an account is a jobseeker; that is not listed."""
    with use_cases() as use:
        found = _account(use, options.email)
    for granted in sorted(found.grants, key=lambda each: (each.role, each.employer_id)):
        print(_name(granted))
    return DONE


def erase_restored(_: Namespace) -> int:
    """Whose key is destroyed is removed from accounts, files and what is remembered. Nothing may serve before this is
    done and the read models are rebuilt.
    """
    with use_cases() as use:
        count = erase_again(use)
    print(f"{count} accounts erased again.")
    return DONE


def _describe(parser: ArgumentParser) -> None:
    parser.add_argument("email", metavar="EMAIL")
    parser.add_argument("role", metavar="ROLE", choices=list(AccountRole), help=", ".join(AccountRole))
    parser.add_argument("--employer", type=int, default=NO_EMPLOYER, metavar="ID", help="for employer-… roles")


def _asked(use: UseCases, options: Namespace) -> tuple[Account, Grant]:
    role = AccountRole(options.role)
    if role.is_of_employer != bool(options.employer):
        raise CannotDo(f"{role} needs --employer." if role.is_of_employer else f"{role} is about no employer.")
    if options.employer and use.employers.find(options.employer) is None:
        raise CannotDo(f"There is no employer {options.employer}.")
    return _account(use, options.email), Grant(role, options.employer)


def _account(use: UseCases, email: str) -> Account:
    found = use.accounts.book.find_by_email(email)
    if found is None:
        raise CannotDo(f"There is no account with the address {email}: its person registers first.")
    return found


def _name(granted: Grant) -> str:
    return f"{granted.role} of employer {granted.employer_id}" if granted.employer_id else granted.role
