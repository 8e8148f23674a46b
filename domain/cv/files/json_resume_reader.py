"""Reads a JSON Resume of any version, with the fields of its own that the writer of this site adds."""

from collections.abc import Callable
from typing import cast
from uuid import UUID

import orjson

from domain.cv.content import MAX_ITEMS, IdealJob
from domain.cv.files.addresses import is_linkedin, phone_number_of, web_address_of
from domain.cv.files.errors import CvFileTooLarge, CvFileTooManyItems, CvFileUnreadable
from domain.cv.files.imported import MOST_BYTES, ImportDraft, Imported
from domain.cv.files.json_resume_items import add_items
from domain.cv.files.names import country_name
from domain.cv.files.source_fields import SourceFields
from domain.kernel.values.locales import LOCALES, Locale

MOST_PARTS = 100_000
"""Objects and lists that a document may hold; more are not a CV but a way to fill the memory."""


def read_json_resume(document: bytes, language: Locale, new_id: Callable[[], UUID]) -> Imported:
    """The resume as a CV's content, in `language` unless it says its own.

    Raises CvFileTooLarge, CvFileUnreadable for what is no JSON object, and CvFileTooManyItems.
    """
    if len(document) > MOST_BYTES:
        raise CvFileTooLarge(most=MOST_BYTES)
    if document.count(b"{") + document.count(b"[") > MOST_PARTS:
        raise CvFileTooManyItems(most=MAX_ITEMS)
    try:
        parsed: object = orjson.loads(document.removeprefix(b"\xef\xbb\xbf"))
    except orjson.JSONDecodeError as error:
        raise CvFileUnreadable from error
    if not isinstance(parsed, dict):
        raise CvFileUnreadable
    draft = ImportDraft(language, new_id)
    resume = SourceFields(cast("dict[str, object]", parsed), "", draft)
    resume.text("$schema")
    _read_meta(resume, draft)
    basics = resume.part("basics")
    contact, headline = _contact(basics, draft), _headline(basics, draft)
    add_items(resume, draft)
    ideal_job = resume.part("idealJob")
    wishes = ideal_job.model(IdealJob)
    for each in (basics, ideal_job, resume):
        each.leave_rest()
    return draft.finish(contact, headline, wishes)


def _read_meta(resume: SourceFields, draft: ImportDraft) -> None:
    """The document's own language; what else it says about itself is about the file, not about the person."""
    meta = resume.part("meta")
    said = meta.text("language")
    for locale in LOCALES:
        if locale == said:
            draft.language = locale


def _contact(basics: SourceFields, draft: ImportDraft) -> dict[str, object]:
    name, first, last = basics.text("name"), basics.text("firstName"), basics.text("lastName")
    if not first and not last:
        first, _, last = name.strip().rpartition(" ")
        if not first:
            first, last = last, ""
    elif name and name.split() != f"{first} {last}".split():
        draft.leave_out("basics.name", name)
    location = basics.part("location")
    country = location.text("countryCode")
    linkedin = ""
    for profile in basics.parts("profiles"):
        address = web_address_of(profile.peek("url"))
        if is_linkedin(address) and not linkedin:
            linkedin = address
            for field in ("url", "network", "username"):
                profile.text(field)
    town = " ".join(filter(None, (location.text("postalCode"), location.text("city"))))
    land = country_name(country.upper(), draft.language) if country else ""
    address = ", ".join(filter(None, (location.text("address"), town, location.text("region"), land)))
    location.leave_rest()
    return {
        "first_name": first,
        "last_name": last,
        "email": basics.text("email"),
        "phone": phone_number_of(basics.text("phone"), country),
        "address": address,
        "date_of_birth": basics.text("dateOfBirth"),
        "citizenship": basics.text("citizenship"),
        "linkedin": linkedin,
        "website": web_address_of(basics.text("url") or basics.text("website")),
    }


def _headline(basics: SourceFields, draft: ImportDraft) -> dict[str, object]:
    for category in basics.texts("drivingLicences"):
        draft.add_licence("basics.drivingLicences", category)
    return {
        "title": basics.text("label"),
        "summary": basics.text("summary"),
        "education_level": basics.text("educationLevel"),
    }
