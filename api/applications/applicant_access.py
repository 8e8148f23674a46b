"""Identifies applicants by session or signed link, and loads the applications that they own."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import ColumnElement

from domain.applications.errors import ApplicationNotFound
from domain.applications.follow_links import FollowLinks, is_follow_token
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.errors import Unavailable
from domain.kernel.log.streams import Loaded
from domain.kernel.process.settings import Settings
from domain.observability.error_reporting import identify
from domain.verification.signed_links import ApplicantLink, LinkInvalid, LinkMissing, LinkSigner, VerificationLink
from read_models.applications.queries import of_account, of_contact


@dataclass(frozen=True, slots=True)
class ApplicantIdentity:
    """The identity of an applicant: an account, a verified contact, or one application whose code is pending."""

    account_id: UUID | None = None
    contact_index: str | None = None
    verifying: UUID | None = None

    @property
    def is_known(self) -> bool:
        return self.account_id is not None or self.contact_index is not None or self.verifying is not None

    def owns(self, application_id: UUID, application: Application) -> bool:
        """Whether the application belongs to this applicant.

        The link of the browser that started the application counts only until it is verified: verification issues a
        link for the contact.
        """
        if application.account_id is not None:
            return application.account_id == self.account_id
        if application.stage >= Stage.VERIFIED:
            return self.contact_index is not None and application.contact_index == self.contact_index
        return self.verifying == application_id


class ApplicantAccess:
    """Identifies applicants and loads their own applications."""

    def __init__(
        self, links: LinkSigner, follow_links: FollowLinks, streams: ApplicationStreams, settings: Settings
    ) -> None:
        self._links = links
        self._follow_links = follow_links
        self._streams = streams
        self._settings = settings

    def identify(self, token: str | None, account_id: UUID | None) -> ApplicantIdentity:
        """The applicant by account and link. Refuses an invalid link; a missing one is allowed."""
        return self._holder(token, account_id) if token else ApplicantIdentity(account_id=account_id)

    def verified_contact(self, application_id: UUID) -> str | None:
        """The blind index of the contact with which a guest verified this application."""
        found = self._streams.load_readable(application_id)
        application = found.state if found else None
        verified = application is not None and application.account_id is None and application.stage >= Stage.VERIFIED
        return application.contact_index if application and verified else None

    def find_own(self, person: ApplicantIdentity, application_id: UUID) -> Loaded[Application]:
        """Loads the applicant's own application from its stream, as far as it can be read.

        Raises ApplicationNotFound for other people's, so that their existence is not revealed, and LinkMissing when the
        applicant is not known.
        """
        if not person.is_known:
            raise LinkMissing
        found = self._streams.load_readable(application_id)
        if found is None or not person.owns(application_id, found.state):
            raise ApplicationNotFound
        return found

    def require_own(self, person: ApplicantIdentity, application_id: UUID) -> Application:
        """The application that `find_own` loads, for changing it. Raises the same errors, and Unavailable when some of
        its events cannot be read."""
        found = self.find_own(person, application_id)
        if not found.is_complete:
            raise Unavailable
        return found.state

    def _holder(self, token: str, account_id: UUID | None) -> ApplicantIdentity:
        if is_follow_token(token):
            return self._by_contact(self._followed(token), account_id)
        try:
            link = self._links.open(ApplicantLink, token)
        except LinkInvalid:
            waiting = self._links.open(VerificationLink, token)
            return ApplicantIdentity(account_id=account_id, verifying=waiting.application_id)
        return self._by_contact(link.application_id, account_id)

    def _followed(self, token: str) -> UUID:
        followed = self._follow_links.find(token)
        if followed is None:
            raise LinkInvalid
        return followed.application_id

    def _by_contact(self, application_id: UUID, account_id: UUID | None) -> ApplicantIdentity:
        contact_index = self.verified_contact(application_id)
        if contact_index and account_id is None:
            identify(self._settings, contact_index)
        return ApplicantIdentity(account_id=account_id, contact_index=contact_index)


def applications_of(person: ApplicantIdentity) -> ColumnElement[bool] | None:
    """The condition that selects the applicant's own rows; None when the applicant is not known."""
    if person.account_id:
        return of_account(person.account_id)
    return of_contact(person.contact_index) if person.contact_index else None
