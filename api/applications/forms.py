"""Maps application forms to domain commands and reports all invalid fields at once."""

from uuid import UUID

from api.applications import schemas
from api.applications.applicant_access import ApplicantIdentity
from api.http.access_links import uploader_of
from domain.applications.applicant import Applicant, Attachments, check_applicant
from domain.applications.commands import ResendApplication, StartApplication
from domain.applications.events import Consent
from domain.documents.service import Documents
from domain.kernel.errors import InvalidInput
from domain.verification.signed_links import LinkExpired, LinkInvalid, LinkSigner


def start_command(
    documents: Documents,
    links: LinkSigner,
    job_number: int,
    form: schemas.ApplyToJob,
    person: ApplicantIdentity,
    verified_contact_index: str | None,
) -> StartApplication:
    """The command to start an application; `verified_contact_index` is that of the account's address. Raises
    InvalidInput.

    Attached files that were uploaded as a guest before signing in become the account's.
    """
    terms = form.consent.terms
    if terms is None and person.account_id is None:
        raise InvalidInput.field("consent.terms", "REQUIRED_INPUT")
    applicant, attachments = _details(form)
    return StartApplication(
        job_number=job_number,
        applicant=applicant,
        attachments=attachments,
        consent=Consent(
            language=form.consent.language,
            privacy_version=form.consent.processing.version,
            terms_version=terms.version if terms else None,
        ),
        locale=form.locale,
        uploaded_by=_uploaded_by(documents, links, form, attachments, person),
        source=form.source,
        account_id=person.account_id,
        verified_contact_index=verified_contact_index,
        confirmed=form.confirmed,
        draft=form.draft,
    )


def resend_command(links: LinkSigner, form: schemas.ResendChanges) -> ResendApplication:
    """The command to send changed details again. Raises InvalidInput."""
    applicant, attachments = _details(form)
    return ResendApplication(applicant, attachments, _uploader(links, form.upload_token) if form.upload_token else None)


def _details(form: schemas.ApplyToJob | schemas.ResendChanges) -> tuple[Applicant, Attachments]:
    applicant = check_applicant(
        first_name=form.first_name,
        last_name=form.last_name,
        email=form.email,
        phone=form.phone.e164 if form.phone else "",
        cover_letter=form.cover_letter,
    )
    others = tuple(dict.fromkeys(each for each in form.other_document_ids if each != form.cv_document_id))
    return applicant, Attachments(form.cv_document_id, others)


def _uploaded_by(
    documents: Documents,
    links: LinkSigner,
    form: schemas.ApplyToJob,
    attachments: Attachments,
    person: ApplicantIdentity,
) -> UUID:
    """The id of the person whose files may be attached."""
    if person.account_id is None:
        return _uploader(links, form.upload_token)
    if form.upload_token:
        documents.transfer(_uploader(links, form.upload_token), person.account_id, attachments.all)
    return person.account_id


def _uploader(links: LinkSigner, upload_token: str) -> UUID:
    """The id of the person whose key protects the uploaded files, from the token that shows who uploaded them."""
    try:
        person_id = uploader_of(links, upload_token)
    except LinkExpired as expired:
        raise InvalidInput.field("uploadToken", "UPLOAD_EXPIRED") from expired
    except LinkInvalid as invalid:
        raise InvalidInput.field("uploadToken", "UPLOAD_INVALID") from invalid
    if person_id is None:
        raise InvalidInput.field("uploadToken", "REQUIRED_INPUT")
    return person_id
