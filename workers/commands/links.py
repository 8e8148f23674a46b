"""Commands that print signed links."""

from argparse import Namespace
from getpass import getuser
from uuid import UUID

from domain.applications.follow_links import FollowLinks
from domain.applications.streams import ApplicationStreams
from domain.employers.service import Employers
from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE
from workers.commands.command import DONE, CommandFailed, Commands, add, open_services
from workers.page_urls import PageUrls


def add_to(commands: Commands) -> None:
    parser = add(commands, "audit-link", "Print a link to the replay of an application, for 15 minutes.", audit_link)
    parser.add_argument("application_id", type=UUID, metavar="APPLICATION_ID")
    parser.add_argument("--auditor", default="", metavar="NAME", help="name of the auditor (default: your login name)")
    parser.add_argument("--language", choices=LOCALES, default=SOURCE_LOCALE)
    parser = add(commands, "inbox-link", "Print a link to an employer's inbox, for 60 days.", inbox_link)
    parser.add_argument("employer_id", type=int, metavar="EMPLOYER_ID")
    parser.add_argument("--language", choices=LOCALES, default=SOURCE_LOCALE)
    parser = add(
        commands, "revoke-follow-link", "End the short link that was texted for an application.", revoke_follow_link
    )
    parser.add_argument("application_id", type=UUID, metavar="APPLICATION_ID")


def audit_link(options: Namespace) -> int:
    """Prints a link with which anybody can read histories until it expires: give it to the auditor only. The auditor's
    actions are recorded under their name."""

    with open_services() as services:
        if services[ApplicationStreams].find(options.application_id) is None:
            raise CommandFailed(f"There is no application {options.application_id}.")
        print(services[PageUrls].audit(options.application_id, options.auditor or getuser(), options.language))
    return DONE


def inbox_link(options: Namespace) -> int:
    """The link opens every application that the employer has received."""

    with open_services() as services:
        if services[Employers].find(options.employer_id) is None:
            raise CommandFailed(f"There is no employer {options.employer_id}.")
        print(services[PageUrls].inbox(options.employer_id, options.language))
    return DONE


def revoke_follow_link(options: Namespace) -> int:
    """Revokes the link of a number that was lost or mistyped. The person can ask for a link to their data, which shows
    it again."""

    with open_services() as services:
        links = services[FollowLinks]
        with services.platform.engine.begin() as connection:
            if not links.revoke(connection, options.application_id):
                raise CommandFailed(f"Application {options.application_id} has no link that works.")
    return DONE
