"""Addresses by which guests are reached about the data that is held about them."""

from dataclasses import dataclass

from domain.applications.guest_contacts import GuestContacts
from domain.kernel.values.locales import Locale
from domain.saved_searches.subscribers import SearchSubscribers


@dataclass(frozen=True, slots=True)
class GuestAddress:
    """The address of a guest: a mail address, or a number for text messages when there is no `email`."""

    email: str | None
    phone: str | None
    locale: Locale


class GuestAddresses:
    """Finds what a contact's owner has verified: with an application, or with a saved search."""

    def __init__(self, contacts: GuestContacts, subscribers: SearchSubscribers) -> None:
        self._contacts = contacts
        self._subscribers = subscribers

    def find(self, contact_index: str) -> GuestAddress | None:
        """Finds the guest's address; None when nothing is held about the contact, or nobody has shown that it is
        theirs."""
        contact = self._contacts.find(contact_index)
        if contact:
            return GuestAddress(contact.email, contact.phone, contact.locale)
        subscriber = self._subscribers.find_by_index(contact_index)
        if subscriber is None or subscriber.confirmed_at is None:
            return None
        return GuestAddress(subscriber.email, None, subscriber.locale)
