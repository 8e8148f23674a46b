"""Commands for applications, and the job that they are about."""

from dataclasses import dataclass
from uuid import UUID

from domain.applications.applicant import Applicant, Attachments
from domain.applications.events import Consent, Locale
from domain.kernel.values.referral_source import ReferralSource


@dataclass(frozen=True, slots=True)
class StartApplication:
    """Apply for a job. `account_id` is None for a guest. `applicant.contact` must be verified first unless its index
    is `verified_contact_index`, that of the account's address.

    `uploaded_by` is whose files may be attached: the account, or the person of a guest's upload token.

    `confirmed`: apply although there is an earlier application. `draft`: a signed-in person keeps it pending.
    """

    job_number: int
    applicant: Applicant
    attachments: Attachments
    consent: Consent
    locale: Locale
    uploaded_by: UUID
    source: ReferralSource = ReferralSource.DIRECT
    account_id: UUID | None = None
    verified_contact_index: str | None = None
    confirmed: bool = False
    draft: bool = False

    def is_verified(self, contact_index: str) -> bool:
        """Whether the contact with this index is the account's own."""
        return self.account_id is not None and self.verified_contact_index == contact_index


@dataclass(frozen=True, slots=True)
class ResendApplication:
    """Replace what was sent. `uploaded_by`: a guest who came back uploaded new files as this person."""

    applicant: Applicant
    attachments: Attachments
    uploaded_by: UUID | None = None


@dataclass(frozen=True, slots=True)
class JobSnapshot:
    """The job that somebody applies for, as it is at that moment. `version` identifies this version of the ad later."""

    number: int
    version: int
    title: str
    place: str
    employer_id: int
    employer_name: str
    is_open: bool
    takes_quick_applications: bool
