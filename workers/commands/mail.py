"""Commands for mails that come back, and for the addresses that they switch off."""

import sys
from argparse import Namespace
from pathlib import Path

from domain.mail.suppression import AddressSuppression
from workers.commands.command import DONE, FAILED, CommandFailed, Commands, add, open_services
from workers.mail.bounce_folder import BounceFolder


def add_to(commands: Commands) -> None:
    parser = add(commands, "read-bounces", "Count mails that came back.", read_bounces)
    parser.add_argument(
        "path", metavar="PATH", help="Maildir folder or mbox file; - reads one mail from standard input"
    )
    add(commands, "failing-addresses", "Count the addresses that are switched off.", failing_addresses)
    parser = add(commands, "lift-address", "Send to an address again that was switched off.", lift_address)
    parser.add_argument("address", metavar="ADDRESS")


def read_bounces(options: Namespace) -> int:
    """Delivery status notifications and complaints about mails of this site; other mails are left alone."""

    with open_services() as services:
        folder = services[BounceFolder]
        if options.path == "-":
            count = folder.take(sys.stdin.buffer.read())
        else:
            try:
                count = folder.read(Path(options.path))
            except OSError as error:
                raise CommandFailed(f"{options.path} cannot be read: {error.strerror or 'no such mailbox'}.") from error
    print(f"{count} bounces")
    return DONE


def failing_addresses(_: Namespace) -> int:
    """Counts failing addresses by cause, and the bounces of the last 30 days by kind. The addresses themselves are not
    known."""

    with open_services() as services:
        switched_off, bounces = services[AddressSuppression].counts()
    for title, counts in (("switched off", switched_off), ("bounces", bounces)):
        named = ", ".join(f"{name} {count}" for name, count in counts.items())
        print(f"{title}: {named or 'none'}")
    return DONE


def lift_address(options: Namespace) -> int:
    """Forgets what came back from it, too. Exit code 1 if it was not switched off."""

    with open_services() as services:
        if services[AddressSuppression].lift(options.address):
            return DONE
    print("This address is not switched off.", file=sys.stderr)
    return FAILED
