"""The task that sends a guest the link to what is held about them."""

from domain.accounts.one_time_links import LIFETIMES, Purpose
from domain.accounts.personal_data_links import PersonalDataLinks
from workers.mail.application_mails import PersonalDataLink
from workers.mail.mailer import Mailer, SmsSender
from workers.outbox.task import Work
from workers.page_urls import PageUrls
from workers.tasks.guest_addresses import GuestAddresses

_LINK_HOURS = int(LIFETIMES[Purpose.PERSONAL_DATA].total_seconds() // 3600)


class GuestDataLinks:
    """Nothing is sent to a contact that nothing was verified with: there is nothing to be shown."""

    def __init__(
        self,
        links: PersonalDataLinks,
        addresses: GuestAddresses,
        mailer: Mailer,
        sms_sender: SmsSender,
        page_urls: PageUrls,
    ) -> None:
        self._links = links
        self._addresses = addresses
        self._mailer = mailer
        self._sms_sender = sms_sender
        self._page_urls = page_urls

    def send_link(self, work: Work) -> None:
        """Sends the link by mail, or by text message to a guest who gave only a number."""
        link = self._links.find(work.about)
        found = self._addresses.find(link.email_index) if link and link.email_index else None
        if link is None or found is None:
            return
        address = self._page_urls.personal_data(self._links.token(link.id), link.locale)
        mail = PersonalDataLink(link.locale, address, _LINK_HOURS)
        if found.email:
            self._mailer.send(mail, found.email, work.task.id)
        elif found.phone:
            self._sms_sender.send(mail, found.phone, work.task.id)
