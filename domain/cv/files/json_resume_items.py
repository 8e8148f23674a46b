"""The lists of a JSON Resume as items of a CV."""

from domain.cv.files.addresses import web_address_of
from domain.cv.files.imported import ImportDraft, lines_of
from domain.cv.files.levels import language_level_of, skill_level_of
from domain.cv.files.names import find_language_code, find_level_of_education
from domain.cv.files.source_fields import SourceFields
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    Project,
    Skill,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)


def add_items(resume: SourceFields, draft: ImportDraft) -> None:
    """All items, section by section in the order of a CV."""
    _add_career(resume, draft)
    for part in resume.parts("skills"):
        _add_skill(part, draft)
    for part in resume.parts("languages"):
        _add_language(part, draft)
    for part in resume.parts("projects"):
        _add_project(part, draft)
    _add_achievements(resume, draft)


def _add_career(resume: SourceFields, draft: ImportDraft) -> None:
    for part in resume.parts("work"):
        _add_experience(WorkExperience, part, part.text("name") or part.text("company"), draft)
    for part in resume.parts("volunteer"):
        _add_experience(VolunteerExperience, part, part.text("organization"), draft)
    for part in resume.parts("education"):
        _add_education(part, draft)
    for part in resume.parts("certificates"):
        _add_certificate(part, draft)


def _add_achievements(resume: SourceFields, draft: ImportDraft) -> None:
    for part in resume.parts("awards"):
        description = lines_of(part.text("awarder"), part.text("summary"))
        draft.add(Award, part.where, name=part.text("title"), year=_year(part, "date", draft), description=description)
    for part in resume.parts("conferences"):
        year, description = _year(part, "date", draft), part.text("summary")
        draft.add(Conference, part.where, name=part.text("name"), year=year, description=description)
    for part in resume.parts("publications"):
        draft.add(
            BibliographyEntry,
            part.where,
            name=part.text("name"),
            year=_year(part, "releaseDate", draft),
            description=lines_of(part.text("publisher"), part.text("summary")),
            website=_website(part),
        )


def _add_experience(
    kind: type[WorkExperience | VolunteerExperience], part: SourceFields, employer: str, draft: ImportDraft
) -> None:
    draft.add(
        kind,
        part.where,
        position=part.text("position"),
        position_code=part.text("positionCode"),
        employer=employer,
        place=part.text("location"),
        start=part.text("startDate"),
        end=part.text("endDate"),
        description=lines_of(part.text("summary"), points=part.texts("highlights")),
        website=_website(part),
    )


def _add_education(part: SourceFields, draft: ImportDraft) -> None:
    """Adds an education. Its orientation may stand in two fields; the kind of study becomes the level where it is
    called like one."""
    study, area, level = part.text("studyType"), part.text("area"), part.text("level")
    found = find_level_of_education(study)
    if found is None:
        area = ", ".join(filter(None, (study, area)))
    draft.add(
        Education,
        part.where,
        institution=part.text("institution"),
        orientation=area,
        level=level or found,
        place=part.text("location"),
        start=part.text("startDate"),
        end=part.text("endDate"),
        description=lines_of(part.text("summary"), points=part.texts("courses")),
        website=_website(part),
    )


def _add_certificate(part: SourceFields, draft: ImportDraft) -> None:
    name, issuer, end = part.text("name"), part.text("issuer"), part.text("endDate")
    given = part.text("date")
    if end and given and end != given:
        draft.leave_out(f"{part.where}.date", given)
    draft.add(
        AdditionalEducation,
        part.where,
        institution=issuer or name,
        orientation=name if issuer else "",
        start=part.text("startDate"),
        end=end or given,
        description=part.text("summary"),
        website=_website(part),
    )


def _add_skill(part: SourceFields, draft: ImportDraft) -> None:
    """A skill of a CV has a level. One without, or with a level that is nobody else's, is kept as a keyword."""
    name, written, keywords = part.text("name"), part.text("level"), part.texts("keywords")
    level = skill_level_of(written)
    if level is None:
        for keyword in (name, *keywords):
            draft.add_keyword(part.where, keyword)
        draft.leave_out(f"{part.where}.level", written)
        return
    description = lines_of(part.text("summary"), ", ".join(keywords))
    draft.add(Skill, part.where, name=name, level=level, type=part.text("type"), description=description)


def _add_language(part: SourceFields, draft: ImportDraft) -> None:
    name, fluency = part.text("language"), part.text("fluency")
    code, level = part.text("languageCode") or find_language_code(name), language_level_of(fluency)
    if code and level:
        draft.add(SpokenLanguage, part.where, language=code, level=level, description=part.text("summary"))
    else:
        draft.leave_out(part.where, ": ".join(filter(None, (name, fluency))))


def _add_project(part: SourceFields, draft: ImportDraft) -> None:
    texts = (part.text("description"), part.text("summary"), ", ".join(part.texts("keywords")))
    draft.add(
        Project,
        part.where,
        name=part.text("name"),
        start=part.text("startDate"),
        end=part.text("endDate"),
        description=lines_of(*texts, points=part.texts("highlights")),
        website=_website(part),
    )


def _year(part: SourceFields, name: str, draft: ImportDraft) -> str:
    """The year of a date; the whole date is listed if it says more."""
    written = part.text(name)
    if len(written) > len("2019"):
        draft.leave_out(f"{part.where}.{name}", written)
    return written[:4]


def _website(part: SourceFields) -> str:
    return web_address_of(part.text("url") or part.text("website"))
