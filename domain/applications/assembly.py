"""Builds the use cases of applications on open connections."""

from dataclasses import dataclass

from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.follow_links import FollowLinks
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.guest_contacts import GuestContacts
from domain.applications.ports import DocumentStore, JobDirectory
from domain.applications.rows import Reservations
from domain.applications.selection import Selection
from domain.applications.sending import ApplicationSender
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.platform import Platform
from domain.verification.codes import VerificationCodes


@dataclass(frozen=True)
class ApplicationModule:
    """What needs no job directory."""

    streams: ApplicationStreams
    reservations: Reservations
    codes: VerificationCodes
    selection: Selection
    deletion_cleanup: DeletionCleanup
    guest_adoption: GuestAdoption
    erasure: ApplicantErasure
    guest_contacts: GuestContacts
    follow_links: FollowLinks


def open_applications(platform: Platform, documents: DocumentStore) -> ApplicationModule:
    """Codes, the employer's side, adoption, erasure and clean-up."""
    streams = ApplicationStreams(platform.logs["applications"])
    reservations = Reservations(platform.engine)
    guest_adoption = GuestAdoption(streams, platform.engine, documents)
    periods = RetentionPeriods.of(platform.settings)
    cleanup = DeletionCleanup(streams, platform.engine, platform.keys, documents, platform.clock, periods.unverified)
    return ApplicationModule(
        streams=streams,
        reservations=reservations,
        codes=VerificationCodes(platform.engine, platform.settings.link_key.get_secret_value()),
        selection=Selection(streams, reservations),
        deletion_cleanup=cleanup,
        erasure=ApplicantErasure(streams, platform.engine),
        guest_adoption=guest_adoption,
        guest_contacts=GuestContacts(streams, guest_adoption),
        follow_links=FollowLinks(platform.engine, platform.settings.link_key.get_secret_value()),
    )


def open_applicants_side(
    platform: Platform, module: ApplicationModule, documents: DocumentStore, jobs: JobDirectory
) -> Applications:
    """The use cases of applicants, which need the job directory."""
    return Applications(
        streams=module.streams,
        jobs=jobs,
        documents=documents,
        codes=module.codes,
        sender=ApplicationSender(module.streams, module.reservations),
        deletion_cleanup=module.deletion_cleanup,
        keys=platform.keys,
        sms_available=bool(platform.settings.sms_url),
    )
