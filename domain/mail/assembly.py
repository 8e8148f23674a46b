"""Providers of the services of mails."""

from domain.kernel.assembly import Provider
from domain.mail.stopped_mails import StoppedMails
from domain.mail.suppression import AddressSuppression

ADDRESS_SUPPRESSION = Provider(lambda services: AddressSuppression(services.platform.engine, services.platform.keys))
STOPPED_MAILS = Provider(lambda services: StoppedMails(services.platform.engine))
