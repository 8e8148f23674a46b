"""The guest whom a verified contact belongs to, as their applications know them."""

from dataclasses import dataclass
from uuid import UUID

from domain.applications.guest_adoption import GuestAdoption
from domain.applications.state import Application
from domain.applications.streams import ApplicationStreams
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class GuestContact:
    """The contact of a guest: an address, or a phone number for text messages when there is no `email`. `applications`
    by their ids, oldest first."""

    email: str | None
    phone: str | None
    locale: Locale
    applications: dict[UUID, Application]


class GuestContacts:
    """Finds guests without storing their contacts."""

    def __init__(self, streams: ApplicationStreams, adoption: GuestAdoption) -> None:
        self._streams = streams
        self._adoption = adoption

    def find(self, contact_index: str) -> GuestContact | None:
        """Finds a guest and their applications by contact; None when no readable application was verified with it."""
        found: dict[UUID, Application] = {}
        for application_id in self._adoption.verified_by(contact_index):
            application = self._streams.find(application_id)
            if application and application.is_applicant_known:
                found[application_id] = application
        if not found:
            return None
        newest = list(found.values())[-1]
        return GuestContact(newest.applicant.email, newest.applicant.phone, newest.locale, found)
