"""Puts the product together for background work: builds every use case once, on connections that are open already."""

from dataclasses import dataclass

from domain.accounts.assembly import AccountModule, open_accounts
from domain.applications.assembly import ApplicationModule, open_applications
from domain.documents.files import FileStore
from domain.documents.service import Documents
from domain.documents.sweeping import Sweeping
from domain.employers.service import Employers
from domain.jobs.service import Jobs
from domain.kernel.links import Links
from domain.kernel.platform import Platform
from domain.kernel.settings import Settings
from domain.tracking.forgetting import Forgetting
from read_models.kernel.waiting import Waiting
from workers.addresses import Addresses
from workers.feeds.door import Door
from workers.feeds.fetching import Fetching
from workers.feeds.reading import FeedReading
from workers.mail.mailer import Mailer, Texter
from workers.mail.message import Sender
from workers.mail.render import Renderer
from workers.mail.server import MailServer


@dataclass(frozen=True)
class UseCases:
    """What tasks, chores and commands may use."""

    platform: Platform
    applications: ApplicationModule
    accounts: AccountModule
    jobs: Jobs
    employers: Employers
    documents: Documents
    tracks: Forgetting
    waiting: Waiting
    sweeping: Sweeping
    addresses: Addresses
    mailer: Mailer
    texter: Texter
    feeds: FeedReading


def assemble(platform: Platform) -> UseCases:
    """Raises ValueError for settings that name no mail server, no mail address or no address of a feed's server."""
    settings = platform.settings
    files = FileStore(settings.files_dir)
    renderer = _renderer(settings)
    links = Links(settings.link_key.get_secret_value(), platform.clock)
    documents = Documents(platform.engine, platform.keys, files)
    applications = open_applications(platform, documents)
    return UseCases(
        platform=platform,
        applications=applications,
        accounts=open_accounts(platform, applications.codes),
        jobs=Jobs(platform.logs["jobs"], platform.engine, platform.clock),
        employers=Employers(platform.engine),
        documents=documents,
        tracks=Forgetting(platform.engine),
        waiting=Waiting(platform.engine),
        sweeping=Sweeping(platform.engine, platform.keys, files),
        addresses=Addresses(settings.site_url, links),
        mailer=Mailer(
            renderer,
            MailServer.at(settings.smtp_url),
            Sender.named(settings.mail_from, settings.mail_reply_to),
            platform.clock,
        ),
        texter=Texter(renderer, settings.sms_url),
        feeds=read_feeds(platform),
    )


def read_feeds(platform: Platform) -> FeedReading:
    """Raises ValueError for exceptions that are no addresses."""
    settings = platform.settings
    try:
        door = Door.excepting(settings.feed_exceptions)
    except ValueError as error:
        msg = f"KARIJERA_FEED_EXCEPTIONS must be addresses with ports: {error}"
        raise ValueError(msg) from error
    return FeedReading(platform, Fetching(door, user_agent=f"{settings.project_name} (+{settings.site_url})"))


def _renderer(settings: Settings) -> Renderer:
    return Renderer(
        project_name=settings.project_name, site_url=settings.site_url, takes_replies=bool(settings.mail_reply_to)
    )
