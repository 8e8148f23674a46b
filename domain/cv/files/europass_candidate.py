"""Reads `Candidate`, the XML of Europass since 2020, which follows HR Open Standards.

Its schema is not published. The fields are those of documents that people have shared; all others are listed as not
imported.
"""

from domain.cv.files.addresses import is_linkedin, phone_number_of, web_address_of
from domain.cv.files.europass_levels import add_foreign_language, add_mother_tongue, add_skill_lines, adopt_language
from domain.cv.files.imported import ImportDraft, Imported
from domain.cv.files.names import country_name
from domain.cv.files.xml_fields import XmlFields
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    Project,
    VolunteerExperience,
    WorkExperience,
)

_SILENT = frozenset(
    {
        "DocumentID",
        "CandidateSupplier",
        "RenderingInformation",
        "Attachment",
        "GenderCode",
        "IndustryCode",
        "ID",
        "ProcessingInformation",
        "PositionSeekingStatusCode",
    }
)
"""Elements that describe the file and how it was shown, or that no CV should hold; they are not reported as left out.
"""
_LISTS = (
    (("Projects", "Project"), Project),
    (("ConferencesAndSeminars", "ConferenceAndSeminar"), Conference),
    (("ConferencesAndSeminars", "ConferencesAndSeminar"), Conference),
    (("HonorsAndAwards", "HonorAndAward"), Award),
    (("HonorsAndAwards", "HonorsAndAward"), Award),
    (("PublicationHistory", "Publication"), BibliographyEntry),
    (("VoluntaryWorks", "VoluntaryWork"), VolunteerExperience),
    (("CourseCertifications", "CourseCertification"), AdditionalEducation),
    (("Certifications", "Certification"), AdditionalEducation),
)
_PAGES = frozenset({"Web", "Social Media", ""})
"""Channels that are pages; names at services for messages have no place in a CV."""
_TITLES = ("Title", "PublicationTitle", "CertificationName", "PositionTitle", "Role")


def read_candidate(root: XmlFields, draft: ImportDraft) -> Imported:
    """The document as a CV's content."""
    profile = root.part("CandidateProfile")
    adopt_language(draft, profile.attribute("languageCode"))
    contact = _contact(root.part("CandidatePerson"), draft)
    headline = {"title": root.text("CandidateProfile", "Headline"), "summary": profile.text("ExecutiveSummary")}
    for number, employer in enumerate(profile.parts("EmploymentHistory", "EmployerHistory"), 1):
        _add_work(employer, f"EmployerHistory {number}", draft)
    for number, school in enumerate(profile.parts("EducationHistory", "EducationOrganizationAttendance"), 1):
        _add_education(school, f"Education {number}", draft)
    for path, kind in _LISTS:
        for number, item in enumerate(profile.parts(*path), 1):
            _add_titled(item, kind, f"{path[-1]} {number}", draft)
    _read_skills(root, profile, draft)
    root.leave_rest(draft, _SILENT)
    return draft.finish(contact, headline, where="CandidatePerson")


def _contact(person: XmlFields, draft: ImportDraft) -> dict[str, object]:
    contact: dict[str, object] = {
        "first_name": person.text("PersonName", "GivenName"),
        "last_name": person.text("PersonName", "FamilyName"),
        "date_of_birth": _date(person.part("BirthDate")),
    }
    nationalities = person.texts("NationalityCode")
    contact["citizenship"] = nationalities[0].upper() if nationalities else ""
    for other in nationalities[1:]:
        draft.leave_out("NationalityCode", other)
    for channel in person.parts("Communication"):
        kind = channel.text("ChannelCode")
        channel.skip("UseCode")
        name, value = _channel(channel, kind, draft)
        if contact.get(name) and value:
            draft.leave_out(f"Communication {kind}".strip(), value)
        elif value:
            contact[name] = value
    return contact


def _channel(channel: XmlFields, kind: str, draft: ImportDraft) -> tuple[str, str]:
    """The contact field that a way to reach somebody belongs to, and its value."""
    if address := _address(channel.part("Address"), draft):
        return "address", address
    if kind == "Telephone" or channel.text("DialNumber"):
        country, dialled = channel.text("CountryDialing").removeprefix("+"), channel.text("DialNumber")
        channel.skip("CountryCode")
        typed = f"+{country}{dialled.lstrip('0')}" if country and not dialled.startswith("+") else dialled
        return "phone", phone_number_of(typed)
    value = channel.first("URI", "URL", "Text")
    if kind == "Email":
        return "email", value.removeprefix("mailto:")
    if kind not in _PAGES:
        draft.leave_out(f"Communication {kind}", value)
        return "", ""
    address = web_address_of(value)
    return ("linkedin" if is_linkedin(address) else "website"), address


def _address(address: XmlFields, draft: ImportDraft) -> str:
    town = " ".join(filter(None, (address.text("PostalCode"), address.text("CityName"))))
    code = address.text("CountryCode").upper()
    lines = [*address.texts("AddressLine"), town, address.text("CountrySubDivisionName")]
    return ", ".join(filter(None, (*lines, country_name(code, draft.language) if code else "")))


def _date(date: XmlFields) -> str:
    """A date without its time of day, which is always midnight."""
    return (date.text("FormattedDateTime") or date.own_text()).split("T")[0]


def _period(item: XmlFields, *path: str) -> dict[str, str]:
    period = item.part(*path)
    period.skip("CurrentIndicator")
    period.skip("Ongoing")
    return {"start": _date(period.part("StartDate")), "end": _date(period.part("EndDate"))}


def _add_work(employer: XmlFields, where: str, draft: ImportDraft) -> None:
    """An employer with one or several positions, each of which is an item."""
    name = employer.text("OrganizationName")
    contact = employer.part("OrganizationContact", "Communication")
    seat, website = _address(contact.part("Address"), draft), contact.first("URI", "URL")
    for position in employer.parts("PositionHistory"):
        code = position.text("Country").upper()
        place = ", ".join(filter(None, (position.text("City"), country_name(code, draft.language) if code else "")))
        position.skip("CurrentIndicator")
        period = "EmploymentPeriod" if any(position.parts("EmploymentPeriod")) else ""
        draft.add(
            WorkExperience,
            where,
            position=position.text("PositionTitle"),
            employer=name,
            place=place or seat,
            description=position.text("Description"),
            website=web_address_of(website),
            **(_period(position, period) if period else _period(employer, "EmploymentPeriod")),
        )


def _add_education(school: XmlFields, where: str, draft: ImportDraft) -> None:
    """Adds an education. Its orientation is made of the degree and the programme, which often has the degree's name."""
    degree = school.part("EducationDegree")
    names = (degree.text("DegreeName"), school.text("ProgramName"), degree.text("FieldOfStudy", "MainFieldOfStudy"))
    contact = school.part("OrganizationContact", "Communication")
    draft.add(
        Education,
        where,
        institution=school.text("OrganizationName"),
        orientation=", ".join(dict.fromkeys(filter(None, names))),
        place=_address(contact.part("Address"), draft),
        description=degree.text("OccupationalSkillsCovered"),
        website=web_address_of(school.text("Link") or contact.first("URI", "URL")),
        **_period(school, "AttendancePeriod"),
    )


def _add_titled(item: XmlFields, kind: type, where: str, draft: ImportDraft) -> None:
    """An item of the lists that have a title, dates, a description and a link. Dates stand below or beside it."""
    title, description, website = item.first(*_TITLES), item.text("Description"), web_address_of(item.text("Link"))
    period = _period(item, "Date") if any(item.parts("Date")) else _period(item)
    if kind is Project:
        draft.add(Project, where, name=title, description=description, website=website, **period)
    elif kind is VolunteerExperience:
        draft.add(VolunteerExperience, where, position=title, description=description, website=website, **period)
    elif kind is AdditionalEducation:
        issuer = item.text("IssuingAuthority") or item.text("OrganizationName")
        orientation = title if issuer else ""
        draft.add(
            AdditionalEducation,
            where,
            institution=issuer or title,
            orientation=orientation,
            description=description,
            website=website,
            **period,
        )
    else:
        year = (period["end"] or period["start"])[:4]
        for date in filter(lambda date: date not in {"", year}, period.values()):
            draft.leave_out(where, date)
        if kind is BibliographyEntry:
            draft.add(BibliographyEntry, where, name=title, year=year, description=description, website=website)
        else:
            draft.leave_out(where, website)
            draft.add(Award if kind is Award else Conference, where, name=title, year=year, description=description)


def _read_skills(root: XmlFields, profile: XmlFields, draft: ImportDraft) -> None:
    for code in root.texts("CandidatePerson", "PrimaryLanguageCode"):
        add_mother_tongue(draft, "PrimaryLanguageCode", code, "")
    for competency in profile.parts("PersonQualifications", "PersonCompetency"):
        taxonomy, code = competency.text("TaxonomyID").lower(), competency.text("CompetencyID")
        name = competency.text("CompetencyName")
        if taxonomy == "language":
            levels = {
                dimension.text("CompetencyDimensionTypeCode").removeprefix("CEF-"): dimension.text("Score", "ScoreText")
                for dimension in competency.parts("CompetencyDimension")
            }
            add_foreign_language(draft, "PersonCompetency", code, name, levels)
        else:
            add_skill_lines(draft, "PersonCompetency", name or code)
    for group in profile.parts("DigitalSkills", "DigitalSkillsGroup"):
        add_skill_lines(draft, "DigitalSkills", "\n".join([group.text("Title"), *group.texts("DigitalSkill")]))
    for area in profile.parts("Skills"):
        _read_skill_lists(area, draft)
    for licence in profile.parts("Licenses", "License"):
        draft.add_licence("License", licence.first("LicenseTypeCode", "LicenseName", "Title"))


def _read_skill_lists(area: XmlFields, draft: ImportDraft) -> None:
    for group in area.children():
        for skill in group.children():
            add_skill_lines(draft, skill.name, skill.text("Title"))
