"""A CV as JSON Resume (https://jsonresume.org/schema, version 1.0.0).

The schema allows fields of one's own. Those written here are what it has no field for: `level` and `location` of
schools, `type` of skills, `summary` of skills and languages, codes, `conferences` and `idealJob`.
"""

from typing import Any

import orjson

from domain.cv.content import CvContent
from domain.cv.files.names import education_level_name, language_name
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    Project,
    SectionItem,
    Skill,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.kernel.values.locales import Locale

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
SECTIONS = {
    "work": "work",
    "volunteering": "volunteer",
    "education": "education",
    "additional-education": "certificates",
    "skill": "skills",
    "language": "languages",
    "project": "projects",
    "award": "awards",
    "conference": "conferences",
    "bibliography": "publications",
}
"""The list that holds items of a kind."""


def to_json_resume(content: CvContent) -> bytes:
    """The CV as a JSON document in UTF-8; what is empty is left out."""
    resume: dict[str, Any] = {"$schema": SCHEMA, "basics": _basics(content)}
    for placed in content.items:
        written = _filled(_fields(placed.item, content.language))
        resume.setdefault(SECTIONS[placed.item.kind], []).append(written)
    if content.headline.keywords:
        resume.setdefault("skills", []).extend({"name": keyword} for keyword in content.headline.keywords)
    resume["idealJob"] = content.ideal_job.model_dump(mode="json", exclude_defaults=True)
    resume["meta"] = {"version": "v1.0.0", "language": content.language}
    return orjson.dumps(_filled(resume), option=orjson.OPT_INDENT_2)


def _basics(content: CvContent) -> dict[str, Any]:
    contact, headline = content.contact, content.headline
    return _filled(
        {
            "name": contact.full_name,
            "firstName": contact.first_name,
            "lastName": contact.last_name,
            "label": headline.title,
            "email": contact.email,
            "phone": contact.phone,
            "url": contact.website,
            "summary": headline.summary,
            "location": _filled({"address": contact.address}),
            "profiles": [{"network": "LinkedIn", "url": contact.linkedin}] if contact.linkedin else [],
            "dateOfBirth": contact.date_of_birth,
            "citizenship": contact.citizenship,
            "educationLevel": headline.education_level,
            "drivingLicences": headline.driving_licences,
        }
    )


def _fields(item: SectionItem, language: Locale) -> dict[str, Any]:
    fields = _own_fields(item, language) | {"summary": item.description}
    if isinstance(item, WorkExperience | VolunteerExperience | Education | AdditionalEducation | Project):
        fields |= {"startDate": item.start, "endDate": item.end}
    if not isinstance(item, Skill | SpokenLanguage | Award | Conference):
        fields["url"] = item.website
    return fields


def _own_fields(item: SectionItem, language: Locale) -> dict[str, Any]:
    """Makes the fields of an item that other kinds do not have, or call otherwise."""
    match item:
        case WorkExperience():
            return {"name": item.employer} | _experience(item)
        case VolunteerExperience():
            return {"organization": item.employer} | _experience(item)
        case Education():
            study = education_level_name(item.level, language) if item.level else ""
            place = {"location": item.place, "level": item.level}
            return {"institution": item.institution, "area": item.orientation, "studyType": study} | place
        case AdditionalEducation(orientation=""):
            # A certificate has a name: without one of its own, that of who gave it.
            return {"name": item.institution, "date": item.end}
        case AdditionalEducation():
            return {"name": item.orientation, "issuer": item.institution, "date": item.end}
        case Skill():
            return {"name": item.name, "level": item.level, "type": item.type}
        case SpokenLanguage():
            name = language_name(item.language, language)
            return {"language": name, "fluency": item.level, "languageCode": item.language}
        case _:
            return _dated_name(item)


def _experience(item: WorkExperience | VolunteerExperience) -> dict[str, Any]:
    return {"position": item.position, "positionCode": item.position_code, "location": item.place}


def _dated_name(item: Project | Award | Conference | BibliographyEntry) -> dict[str, Any]:
    match item:
        case Project():
            return {"name": item.name}
        case Award():
            return {"title": item.name, "date": _year(item.year)}
        case Conference():
            return {"name": item.name, "date": _year(item.year)}
        case BibliographyEntry():
            return {"name": item.name, "releaseDate": _year(item.year)}


def _year(year: int | None) -> str:
    return str(year) if year else ""


def _filled(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: field for name, field in fields.items() if field not in (None, "", (), [], {})}
