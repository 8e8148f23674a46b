"""Applications on a real database, with job ads in memory and a clock that can be wound on."""

import io
from dataclasses import dataclass, field, replace
from datetime import timedelta
from uuid import UUID

from PIL import Image
from sqlalchemy import text

from domain.applications.applicant import Applicant, Attachments
from domain.applications.commands import JobSnapshot, StartApplication
from domain.applications.ports import JobDirectory
from domain.applications.selection import Selection
from domain.applications.service import Applications
from domain.applications.streams import ApplicationStreams
from domain.documents.document import Upload
from domain.documents.orphan_removal import OrphanRemoval
from domain.documents.service import Documents
from domain.kernel.log.event import Actor, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.register import PROVIDERS
from domain.verification.codes import IssuedCode, VerificationCodes
from tests.domain.applications.sample_events import CONSENT, OPEN

GUEST = Actor("guest")
PDF = b"%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"


@dataclass
class JobsInMemory:
    """Job ads that tests open and close."""

    offers: dict[int, JobSnapshot] = field(default_factory=dict[int, JobSnapshot])

    def find_job(self, job_number: int) -> JobSnapshot | None:
        return self.offers.get(job_number)

    def publish(self, job_number: int, employer_id: int = OPEN.employer_id) -> JobSnapshot:
        self.offers[job_number] = replace(OPEN, number=job_number, employer_id=employer_id)
        return self.offers[job_number]

    def close(self, job_number: int) -> None:
        self.offers[job_number] = replace(self.offers[job_number], is_open=False)


class ApplicationsHarness:
    """The use cases, and short ways to what tests do again and again."""

    def __init__(self, platform: Platform) -> None:
        self.platform = platform
        self.jobs = JobsInMemory()
        self.services = Services(platform, PROVIDERS)
        self.services.replace(JobDirectory, self.jobs)
        self.documents = self.services[Documents]
        self.orphan_removal = self.services[OrphanRemoval]
        self.applications = self.services[Applications]
        self.selection = self.services[Selection]
        self.codes = self.services[VerificationCodes]

    def context(self) -> Context:
        return Context(GUEST, "web")

    def upload(self, person_id: UUID | None = None, *, of_guest: bool = True) -> tuple[UUID, UUID]:
        """A CV of a new guest, or of somebody known: the person and the document."""
        taken = self.documents.store(Upload(PDF, "cv.pdf", "cv", person_id, of_guest))
        return taken.person_id, taken.id

    def command(self, job_number: int, email: str, *, account_id: UUID | None = None) -> StartApplication:
        person_id, cv = self.upload(account_id, of_guest=account_id is None)
        return StartApplication(
            job_number=job_number,
            applicant=Applicant("Ana", "Horvat", email, None, "Poštovani"),
            attachments=Attachments(cv),
            consent=CONSENT,
            locale="hr",
            uploaded_by=person_id,
            account_id=account_id,
            verified_contact_index=self.platform.keys.contact_index("email", email) if account_id else None,
        )

    def start(self, job_number: int, email: str) -> UUID:
        return self.applications.start(self.command(job_number, email), self.context()).application_id

    def mailed(self, application_id: UUID) -> IssuedCode:
        issued = self.codes.issue(application_id)
        assert issued is not None
        return issued

    def code(self, application_id: UUID) -> str:
        code = self.mailed(application_id).code
        assert code is not None
        return code

    def verify(self, application_id: UUID) -> None:
        self.applications.confirm_code(application_id, self.code(application_id), self.context())

    def wrong_code(self, application_id: UUID, number: int = 1) -> str:
        return f"{(int(self.code(application_id)) + number) % 100_000:05}"

    def sent(self, job_number: int, email: str) -> UUID:
        application_id = self.start(job_number, email)
        self.verify(application_id)
        return application_id

    def cv(self, application_id: UUID) -> UUID:
        """The document that the application names as its CV: a guest's is a copy of what was uploaded."""
        return self.services[ApplicationStreams].require(application_id).attachments.cv_document_id

    def topics(self, application_id: UUID) -> list[str]:
        history = self.services[ApplicationStreams].history(application_id)
        return [recorded.event.topic.removeprefix("applications.Application") for recorded in history]

    def wind(self, period: timedelta) -> None:
        """Lets everything that codes and files remember have happened that much earlier."""
        with self.platform.engine.begin() as connection:
            for table, columns in {
                "verification_code": ("requested_at", "sent_at", "expires_at"),
                "application_owner": ("started_at",),
                "document": ("uploaded_at",),
            }.items():
                moved = ", ".join(f"{column} = {column} - CAST(:period AS interval)" for column in columns)
                connection.execute(text(f"UPDATE public.{table} SET {moved}"), {"period": period})


def photograph(size: tuple[int, int] = (40, 30), kind: str = "JPEG", *, place: str | None = None) -> bytes:
    """A picture, with a place and a rotation in its EXIF when asked for."""
    picture = Image.new("RGB", size, "teal")
    stream = io.BytesIO()
    if place is None:
        picture.save(stream, kind)
    else:
        exif = Image.Exif()
        exif[0x0112] = 6
        exif[0x010E] = place
        picture.save(stream, kind, exif=exif)
    return stream.getvalue()
