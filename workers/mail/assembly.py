"""Providers of mailer, SMS sender, renderer and page URLs. They raise ValueError for settings without a valid mail
server, sender address or key."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.mail.assembly import ADDRESS_SUPPRESSION
from domain.verification.assembly import LINK_SIGNER, UNSUBSCRIBE_TOKENS
from workers.mail.bounce_folder import BounceFolder
from workers.mail.bounce_reports import BounceReports
from workers.mail.dkim_signing import DkimSigner
from workers.mail.mailer import Mailer, SmsSender
from workers.mail.message import Sender, mail_address
from workers.mail.render import Renderer
from workers.mail.smtp import MailServer
from workers.page_urls import PageUrls


def _renderer(services: Assembly) -> Renderer:
    settings = services.platform.settings
    return Renderer(
        project_name=settings.project_name,
        site_url=settings.site_url,
        accent=settings.accent,
        takes_replies=bool(settings.mail_reply_to),
    )


def _mailer(services: Assembly) -> Mailer:
    platform, settings = services.platform, services.platform.settings
    server = MailServer.from_url(settings.smtp_url)
    sender = Sender.named(settings.mail_from, settings.mail_reply_to)
    return Mailer(
        services[RENDERER],
        server,
        sender,
        platform.clock,
        suppression=services[ADDRESS_SUPPRESSION],
        signer=DkimSigner.of(settings),
    )


def _bounce_folder(services: Assembly) -> BounceFolder:
    platform = services.platform
    reports = BounceReports(mail_address(platform.settings.mail_from).domain)
    return BounceFolder(reports, services[ADDRESS_SUPPRESSION], platform.clock)


RENDERER = Provider(_renderer)
MAILER = Provider(_mailer)
BOUNCE_FOLDER = Provider(_bounce_folder)
SMS_SENDER = Provider(lambda services: SmsSender(services[RENDERER], services.platform.settings.sms_url))
PAGE_URLS = Provider(
    lambda services: PageUrls(services.platform.settings.site_url, services[LINK_SIGNER], services[UNSUBSCRIBE_TOKENS])
)
