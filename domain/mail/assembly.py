"""Providers of the services of mails."""

from datetime import timedelta

from domain.kernel.process.assembly import Provider
from domain.mail.digests import Digests
from domain.mail.notices import Notices
from domain.mail.stopped_mails import StoppedMails
from domain.mail.suppression import AddressSuppression

ADDRESS_SUPPRESSION = Provider(lambda services: AddressSuppression(services.platform.engine, services.platform.keys))
DIGESTS = Provider(
    lambda services: Digests(
        services.platform.engine, timedelta(minutes=services.platform.settings.mail_digest_minutes)
    )
)
NOTICES = Provider(lambda services: Notices(services.platform.engine))
STOPPED_MAILS = Provider(lambda services: StoppedMails(services.platform.engine))
