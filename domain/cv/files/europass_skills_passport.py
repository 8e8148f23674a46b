"""Reads `SkillsPassport`, the XML of Europass from 2013 to 2020 (schema versions 3.0 to 3.4)."""

from domain.cv.files.addresses import is_linkedin, phone_number_of, web_address_of
from domain.cv.files.europass_levels import add_foreign_language, add_mother_tongue, add_skill_lines, adopt_language
from domain.cv.files.imported import ImportDraft, Imported
from domain.cv.files.xml_fields import XmlFields
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    Project,
    WorkExperience,
)

_SILENT = frozenset(
    {"DocumentInfo", "PrintingPreferences", "Photo", "Code", "Documentation", "ReferenceTo", "Attachment"}
)
"""Elements that describe the file, are attached to it, or say in a code what a label says in words."""
_SKILLS = ("Communication", "Organisational", "JobRelated", "Computer", "Other")
_DIMENSIONS = ("Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing")
_ACHIEVEMENTS: dict[str, type[Project | Award | Conference | BibliographyEntry]] = {
    "projects": Project,
    "honors_awards": Award,
    "conferences": Conference,
    "seminars": Conference,
    "publications": BibliographyEntry,
}


def read_skills_passport(root: XmlFields, draft: ImportDraft) -> Imported:
    """The document as a CV's content."""
    adopt_language(draft, root.attribute("locale"))
    learner = root.part("LearnerInfo")
    contact = _contact(learner.part("Identification"), draft)
    headline = _headline(learner.part("Headline"))
    for number, work in enumerate(learner.parts("WorkExperienceList", "WorkExperience"), 1):
        _add_work(work, f"WorkExperience {number}", draft)
    for number, education in enumerate(learner.parts("EducationList", "Education"), 1):
        _add_education(education, f"Education {number}", draft)
    _read_skills(learner.part("Skills"), draft)
    for number, achievement in enumerate(learner.parts("AchievementList", "Achievement"), 1):
        _add_achievement(achievement, f"Achievement {number}", draft)
    root.leave_rest(draft, _SILENT)
    return draft.finish(contact, headline, where="Identification")


def _contact(person: XmlFields, draft: ImportDraft) -> dict[str, object]:
    info, demographics = person.part("ContactInfo"), person.part("Demographics")
    country = info.text("Address", "Contact", "Country", "Code")
    websites = [web_address_of(address) for address in info.texts("WebsiteList", "Website", "Contact")]
    websites += [web_address_of(address) for address in info.texts("Website", "Contact")]
    phones = info.texts("TelephoneList", "Telephone", "Contact") + info.texts("Telephone", "Contact")
    linkedin = next(filter(is_linkedin, websites), "")
    others = [address for address in websites if address != linkedin]
    nationalities = demographics.texts("NationalityList", "Nationality", "Code") + demographics.texts(
        "Nationality", "Code"
    )
    for where, spare in (("Website", others[1:]), ("Telephone", phones[1:]), ("Nationality", nationalities[1:])):
        for each in spare:
            draft.leave_out(where, each)
    if nationalities:
        demographics.skip("NationalityList", "Nationality", "Label")
        demographics.skip("Nationality", "Label")
    for channel in ("Telephone", "Website"):
        info.skip(f"{channel}List", channel, "Use")
        info.skip(channel, "Use")
    return {
        "first_name": person.text("PersonName", "FirstName"),
        "last_name": person.text("PersonName", "Surname"),
        "email": info.text("Email", "Contact"),
        "phone": phone_number_of(phones[0], country) if phones else "",
        "address": _address(info.part("Address", "Contact")),
        "date_of_birth": _date(demographics.part("Birthdate")),
        "citizenship": nationalities[0].upper() if nationalities else "",
        "linkedin": linkedin,
        "website": others[0] if others else "",
    }


def _address(address: XmlFields) -> str:
    town = " ".join(filter(None, (address.text("PostalCode"), address.text("Municipality"))))
    land = address.text("Country", "Label")
    return ", ".join(filter(None, (address.text("AddressLine"), address.text("AddressLine2"), town, land)))


def _headline(headline: XmlFields) -> dict[str, object]:
    """A headline is a personal statement, or what is applied for."""
    kind = headline.text("Type", "Code")
    headline.skip("Type", "Label")
    said = headline.text("Description", "Label") or headline.text("Description")
    return {"summary" if kind == "personal_statement" else "title": said}


def _date(date: XmlFields) -> str:
    """A date whose parts are attributes as XML Schema has them: year="2019" month="--09" day="---30"."""
    parts = (date.attribute("year"), date.attribute("month").lstrip("-"), date.attribute("day").lstrip("-"))
    known: list[str] = []
    for part, width in zip(parts, (4, 2, 2), strict=True):
        if not part:
            break
        known.append(part.zfill(width))
    return "-".join(known)


def _period(item: XmlFields) -> dict[str, str]:
    item.skip("Period", "Current")
    return {"start": _date(item.part("Period", "From")), "end": _date(item.part("Period", "To"))}


def _add_work(work: XmlFields, where: str, draft: ImportDraft) -> None:
    employer = work.part("Employer")
    draft.add(
        WorkExperience,
        where,
        position=work.text("Position", "Label"),
        employer=employer.text("Name"),
        place=_address(employer.part("ContactInfo", "Address", "Contact")),
        description=work.text("Activities"),
        website=web_address_of(employer.text("ContactInfo", "Website", "Contact")),
        **_period(work),
    )


def _add_education(education: XmlFields, where: str, draft: ImportDraft) -> None:
    """Adds an education. Its orientation is made of the title of the qualification and its field."""
    school = education.part("Organisation")
    studied = (education.text("Title"), education.text("Field", "Label"))
    draft.add(
        Education,
        where,
        institution=school.text("Name"),
        orientation=", ".join(filter(None, studied)),
        place=_address(school.part("ContactInfo", "Address", "Contact")),
        description=education.text("Activities"),
        website=web_address_of(school.text("ContactInfo", "Website", "Contact")),
        **_period(education),
    )


def _read_skills(skills: XmlFields, draft: ImportDraft) -> None:
    linguistic = skills.part("Linguistic")
    for tongue in linguistic.parts("MotherTongueList", "MotherTongue", "Description"):
        add_mother_tongue(draft, "MotherTongue", tongue.text("Code"), tongue.text("Label"))
    for language in linguistic.parts("ForeignLanguageList", "ForeignLanguage"):
        levels = {name: language.text("ProficiencyLevel", name) for name in _DIMENSIONS}
        name = language.part("Description")
        add_foreign_language(draft, "ForeignLanguage", name.text("Code"), name.text("Label"), levels)
    for area in _SKILLS:
        add_skill_lines(draft, area, skills.text(area, "Description"))
    driving = skills.part("Driving", "Description")
    for licence in driving.texts("LicenceList", "Licence") + driving.texts("Licence"):
        draft.add_licence("Driving", licence)


def _add_achievement(achievement: XmlFields, where: str, draft: ImportDraft) -> None:
    """Achievements are free texts under a heading. The first line names them."""
    code, text = achievement.text("Title", "Code").lower(), achievement.text("Description")
    heading = achievement.text("Title", "Label")
    name, _, rest = text.partition("\n")
    if kind := _ACHIEVEMENTS.get(code):
        draft.add(kind, where, name=name.removeprefix("- "), description=rest)
    elif code in {"certifications", "courses"}:
        draft.add(AdditionalEducation, where, institution=name.removeprefix("- "), description=rest)
    else:
        draft.leave_out(where, "\n".join(filter(None, (heading, text))))
