"""CVs with anything in them that a CV may hold."""

from datetime import date
from decimal import Decimal
from typing import Any

from hypothesis import strategies as st

from domain.cv.content import ContactDetails, CvContent, ExpectedSalary, Headline, IdealJob, PlacedItem, WantedPlace
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    LanguageLevel,
    Project,
    Skill,
    SkillLevel,
    SkillType,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.cv.partial_dates import is_after
from domain.kernel.values.employment import Employment
from domain.kernel.values.locales import LOCALES

HOSTILE = (
    "<script>alert(1)</script>",
    '#read("/etc/passwd")',
    '#import "@preview/x:1.0.0"',
    "{{ 7*7 }}",
    "=HYPERLINK(1)",
    "</w:t><w:br/>",
    "\\u0000 %s ${x}",
    "]]>&xxe;",
    "\u202eabc",
    "👩\u200d🔬",
)
_signs = st.characters(exclude_categories=("Cc", "Cs"))
_shown = st.text(_signs, min_size=1, max_size=40).map(str.strip).filter(bool) | st.sampled_from(HOSTILE)
lines = _shown.map(lambda text: text[:255])
empty_lines = st.just("") | lines
texts = st.just("") | st.lists(lines, min_size=1, max_size=4).map("\n".join)
web_addresses = st.none() | st.sampled_from(("https://example.com", "http://kdb.hr/a?b=c#d", "https://x.hr/%C4%8D"))
dates = st.dates(date(1900, 1, 1), date(2100, 12, 31)).map(date.isoformat)
partial_dates = st.builds(lambda text, length: text[:length], dates, st.sampled_from((4, 7, 10)))
years = st.none() | st.integers(1900, 2100)
periods = st.tuples(st.none() | partial_dates, st.none() | partial_dates).filter(
    lambda period: period[0] is None or period[1] is None or not is_after(period[0], period[1])
)
_positions = st.none() | st.sampled_from(("2221", "8332"))
_levels = st.none() | st.integers(1, 8)


def _dated(model: Any, **fields: Any) -> Any:
    return st.builds(
        lambda period, values: model(start=period[0], end=period[1], **values), periods, st.fixed_dictionaries(fields)
    )


_experience = {
    "position": lines,
    "position_code": _positions,
    "employer": empty_lines,
    "place": empty_lines,
    "description": texts,
    "website": web_addresses,
}
items = st.one_of(
    _dated(WorkExperience, **_experience),
    _dated(VolunteerExperience, **_experience),
    _dated(
        Education,
        level=_levels,
        institution=lines,
        orientation=empty_lines,
        place=empty_lines,
        description=texts,
        website=web_addresses,
    ),
    _dated(AdditionalEducation, institution=lines, orientation=empty_lines, description=texts, website=web_addresses),
    st.builds(
        Skill,
        type=st.sampled_from(SkillType),
        name=lines,
        level=st.sampled_from(SkillLevel),
        description=texts.map(lambda text: text[:500].strip()),
    ),
    st.builds(
        SpokenLanguage,
        language=st.sampled_from(("hr", "en", "sl", "mk", "de", "rom", "xx")),
        level=st.sampled_from(LanguageLevel),
        description=empty_lines,
    ),
    _dated(Project, name=lines, description=texts, website=web_addresses),
    st.builds(Award, name=lines, year=years, description=texts),
    st.builds(Conference, name=lines, year=years, description=texts),
    st.builds(BibliographyEntry, name=lines, year=years, description=texts, website=web_addresses),
)
contacts = st.builds(
    ContactDetails,
    first_name=empty_lines,
    last_name=empty_lines,
    email=st.none() | st.just("ana@example.com"),
    phone=st.none() | st.just("+385912345678"),
    address=empty_lines,
    date_of_birth=st.none() | st.dates(date(1900, 1, 1), date(2020, 1, 1)),
    citizenship=st.none() | st.sampled_from(("HR", "MK", "XX")),
    linkedin=st.none() | st.just("https://www.linkedin.com/in/ana"),
    website=web_addresses,
)
headlines = st.builds(
    Headline,
    title=empty_lines,
    summary=texts,
    keywords=st.lists(lines, max_size=5, unique=True).map(tuple),
    education_level=_levels,
    driving_licences=st.lists(st.sampled_from(("B", "C1E", "CE")), unique=True).map(tuple),
)
ideal_jobs = st.builds(
    IdealJob,
    places=st.lists(st.builds(WantedPlace, name=lines, geonameid=st.none() | st.integers(1)), max_size=2).map(tuple),
    positions=st.lists(st.sampled_from(("2221", "8332")), max_size=2).map(tuple),
    employments=st.lists(st.sampled_from(Employment), unique=True).map(tuple),
    salary=st.none()
    | st.builds(ExpectedSalary, amount=st.decimals(Decimal(1), Decimal(9_999), places=2), currency=st.just("MKD")),
)
contents = st.builds(
    CvContent,
    language=st.sampled_from(LOCALES),
    contact=contacts,
    headline=headlines,
    ideal_job=ideal_jobs,
    items=st.lists(
        st.builds(PlacedItem, id=st.uuids(), item=items), max_size=6, unique_by=lambda placed: placed.id
    ).map(tuple),
)
