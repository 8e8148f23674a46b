"""The task that mails a guest the link which confirms a saved search."""

from domain.saved_searches.streams import SavedSearchStreams
from domain.saved_searches.subscribers import SearchSubscribers
from domain.verification.signed_links import AlertConfirmationLink
from workers.mail.guest_search_mails import AlertConfirmation
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls


class AlertConfirmations:
    """Mails confirmations in the language of the page on which the address was left."""

    def __init__(
        self, streams: SavedSearchStreams, subscribers: SearchSubscribers, mailer: Mailer, page_urls: PageUrls
    ) -> None:
        self._streams = streams
        self._subscribers = subscribers
        self._mailer = mailer
        self._page_urls = page_urls

    def send_confirmation(self, work: Work) -> None:
        """Does nothing for a search that was removed meanwhile, or has become an account's."""
        search = self._streams.find(work.about)
        if search is None or search.removed_at or not search.of_guest:
            return
        subscriber = self._subscribers.find(search.owner_id)
        if subscriber is None:
            return
        link = self._page_urls.confirm_alerts(work.about, search.locale)
        mail = AlertConfirmation(search.locale, link, search.frequency, AlertConfirmationLink.lifetime.days)
        self._mailer.send(mail, subscriber.email, work.task.id)
