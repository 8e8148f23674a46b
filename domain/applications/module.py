"""Register entry of applications: their events, and the rows about applicants."""

from typing import get_args

from sqlalchemy import Engine

from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.events import ApplicationEvent
from domain.applications.guest_adoption import GuestAdoption
from domain.applications.ports import DocumentStore
from domain.applications.streams import ApplicationStreams
from domain.applications.subject_data import ApplicationSubjectData
from domain.kernel.module import Module
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.platform import Platform


def deletion_cleanup(
    streams: ApplicationStreams, platform: Platform, documents: DocumentStore, periods: RetentionPeriods
) -> DeletionCleanup:
    return DeletionCleanup(streams, platform.engine, platform.keys, documents, platform.clock, periods.unverified)


def guest_adoption(streams: ApplicationStreams, engine: Engine, documents: DocumentStore) -> GuestAdoption:
    return GuestAdoption(streams, engine, documents)


def subject_data(streams: ApplicationStreams, engine: Engine, erasure: ApplicantErasure) -> ApplicationSubjectData:
    return ApplicationSubjectData(streams, GuestAdoption(streams, engine), erasure)


MODULE = Module(
    "applications",
    events=get_args(ApplicationEvent),
    subject_data=ApplicationSubjectData,
    providers=(deletion_cleanup, guest_adoption, subject_data),
)
