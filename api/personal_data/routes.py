"""Routes by which guests see, export and erase what is held about them."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path, Response, status
from fastapi.responses import StreamingResponse

from api.http.caller import CorrelationId
from api.http.openapi.description import file_response, problem_responses
from api.http.phone import phone_number
from api.http.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, EXPORT, MAIL_TO_ADDRESS
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.personal_data import schemas
from api.personal_data.guest_link import GuestOfLink
from api.services import Use
from domain.accounts.contact_erasure import ContactErasure
from domain.accounts.errors import ExportNotFound
from domain.accounts.personal_data_links import PersonalDataLinks
from domain.accounts.personal_exports import Export, PersonalExports
from domain.applications.applicant import check_contact
from domain.applications.guest_contacts import GuestContacts
from domain.applications.state import Application
from domain.kernel.errors import InvalidInput
from domain.saved_searches.guest_searches import GuestSearches
from domain.verification.signed_links import LinkInvalid, LinkMissing

router = APIRouter(tags=["personal-data"])

_BY_LINK = (LinkMissing, LinkInvalid)


@router.post(
    "/personal-data/link",
    dependencies=[rate_limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(InvalidInput),
)
def ask_for_personal_data_link(
    body: schemas.AskForLink,
    links: Use[PersonalDataLinks],
    limiter: Use[RateLimiter],
    correlation: CorrelationId,
) -> None:
    """Sends a link to what is held about the contact. The response is the same whether or not anything is held."""
    kind, contact = check_contact(email=body.email or "", phone=body.phone.e164 if body.phone else "")
    contact_index = links.contact_index(kind, contact)
    limiter.require(MAIL_TO_ADDRESS, contact_index)
    links.request(contact_index, body.locale, correlation)


@router.get("/personal-data", dependencies=[rate_limited(CONFIRM_CODE)], responses=problem_responses(*_BY_LINK))
def show_personal_data(
    guest: GuestOfLink,
    exports: Use[PersonalExports],
    erasure: Use[ContactErasure],
    contacts: Use[GuestContacts],
    searches: Use[GuestSearches],
    response: Response,
) -> schemas.HeldData:
    """Everything that is held about the guest: applications, also withdrawn ones, saved searches, and exports of three
    days."""
    response.headers["Cache-Control"] = "no-store"
    found = contacts.find(guest.contact_index)
    held = found.applications if found else {}
    return schemas.HeldData(
        applications=[_held(application_id, each) for application_id, each in held.items()],
        saved_searches=searches.count_confirmed(guest.contact_index),
        exports=[_export(each) for each in exports.list_of_contact(guest.contact_index)],
        is_being_erased=erasure.is_under_way(guest.contact_index),
    )


@router.post(
    "/personal-data/exports",
    dependencies=[rate_limited(EXPORT)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(*_BY_LINK),
)
def ask_for_guest_export(
    guest: GuestOfLink, exports: Use[PersonalExports], correlation: CorrelationId
) -> schemas.GuestExport:
    """Starts an export of all the guest's personal data."""
    return _export(exports.request_for_contact(guest.contact_index, correlation))


@router.get(
    "/personal-data/exports/{exportId}",
    response_class=Response,
    responses=file_response("The archive.", "application/zip") | problem_responses(ExportNotFound, *_BY_LINK),
)
def download_guest_export(
    export_id: Annotated[UUID, Path(alias="exportId")], guest: GuestOfLink, exports: Use[PersonalExports]
) -> Response:
    """Downloads the archive of an export."""
    export, pieces = exports.read_of_contact(guest.contact_index, export_id)
    headers = {
        "Content-Disposition": f'attachment; filename="karijera-{export.requested_at:%Y-%m-%d}.zip"',
        "Content-Length": str(export.size),
        "Cache-Control": "no-store",
    }
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


@router.post(
    "/personal-data/erasure",
    dependencies=[rate_limited(CONFIRM_CODE)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(InvalidInput, *_BY_LINK),
)
def erase_personal_data(
    _: schemas.ConfirmErasure, guest: GuestOfLink, erasure: Use[ContactErasure], correlation: CorrelationId
) -> None:
    """Erases everything about the guest for good: employers are told first, then it is deleted."""
    erasure.request(guest.contact_index, guest.locale, correlation)


def _held(application_id: UUID, application: Application) -> schemas.HeldApplication:
    applicant = application.applicant
    return schemas.HeldApplication(
        id=application_id,
        job_title=application.job_title,
        employer_name=application.employer_name,
        started_at=application.initiated_at,
        sent_at=application.sent_at,
        withdrawn_at=application.deleted_at,
        first_name=applicant.first_name,
        last_name=applicant.last_name,
        email=applicant.email,
        phone=phone_number(applicant.phone),
        has_cover_letter=bool(applicant.cover_letter),
        files=0 if application.deleted_at else len(application.attachments.all),
    )


def _export(export: Export) -> schemas.GuestExport:
    return schemas.GuestExport.model_validate(export)
