"""LinkedIn's archive: its tables are read, everything else in it is left alone."""

import io
import struct
import zipfile
from datetime import date
from uuid import uuid4

import pytest

from domain.cv.content import MAX_KEYWORDS, ContactDetails
from domain.cv.files.errors import CvFileTooLarge, CvFileTooManyItems, CvFileUnknownFormat, CvFileUnreadable
from domain.cv.files.imported import Imported, NotImported
from domain.cv.files.linkedin import read_linkedin
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Education,
    LanguageLevel,
    Project,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)

TABLES = {
    "Profile.csv": (
        "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,"
        "Twitter Handles,Websites,Instant Messengers\n"
        'Marija,Petrović,Babić,,"May 4, 1990",Product designer,"First line.\nSecond, with ""quotes"".",Design,10000,'
        '"Zagreb, Croatia",[marija],"[PORTFOLIO:https://marija.example.com],[BLOG:https://blog.example.com]",\n'
    ),
    "Email Addresses.csv": "Email Address,Confirmed,Primary,Updated On\nmarija@example.com,Yes,Yes,Not Available\n",
    "PhoneNumbers.csv": "Extension,Number,Type\n,+385 91 234 5678,Mobile\n",
    "Positions.csv": (
        "Company Name,Title,Description,Location,Started On,Finished On\n"
        'Primjer,Lead designer,"Team of five",Zagreb,Jan 2020,\nAgencija,Designer,,Split,2015,Dec 2019\n'
    ),
    "Education.csv": (
        "School Name,Start Date,End Date,Notes,Degree Name,Activities\n"
        "Dizajnerska škola,2009,2014,With honours,MA,Choir\n"
    ),
    "Skills.csv": "Name\nFigma\nTypography\n",
    "Languages.csv": (
        "Name,Proficiency\nCroatian,Native or bilingual proficiency\nEnglish,Full professional proficiency\nDothraki,\n"
    ),
    "Certifications.csv": (
        "Name,Url,Authority,Started On,Finished On,License Number\n"
        "Scrum Master,https://example.com/c,Scrum Alliance,May 2021,May 2023,12345\nFirst aid,,,Jun 2022,,\n"
    ),
    "Projects.csv": (
        "Title,Description,Url,Started On,Finished On\nAtlas,Maps,https://example.com/atlas,Feb 2018,Mar 2018\n"
    ),
    "Honors.csv": "Title,Description,Issued On\nYoung designer,National prize,May 2016\n",
    "Publications.csv": 'Name,Published On,Description,Publisher,Url\nOn grids,"Apr 3, 2019",Essay,Oris,https://example.com/g\n',
    "Volunteering.csv": (
        "Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Helper,Health,Mar 2012,,Weekends\n"
    ),
    "Courses.csv": "Name,Number\nColour,101\n",
    "messages.csv": '"CONVERSATION ID","CONTENT"\n1,"secret"\n',
}


def archive(tables: dict[str, str | bytes], folder: str = "") -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, table in tables.items():
            packed.writestr(folder + name, table)
    return written.getvalue()


def read(packed: bytes) -> Imported:
    return read_linkedin(packed, "hr", uuid4)


@pytest.mark.parametrize("folder", ["", "Complete_LinkedInDataExport/", "../../../etc/"])
def test_the_archive_is_read(folder: str) -> None:
    imported = read(archive({**TABLES}, folder))
    content = imported.content
    assert content.contact == ContactDetails(
        first_name="Marija",
        last_name="Petrović",
        email="marija@example.com",
        phone="+385912345678",
        address="10000, Zagreb, Croatia",
        date_of_birth=date(1990, 5, 4),
        website="https://marija.example.com",
    )
    assert content.headline.title == "Product designer"
    assert content.headline.summary == 'First line.\nSecond, with "quotes".'
    assert content.headline.keywords == ("Figma", "Typography")
    assert [placed.item for placed in content.items] == [
        WorkExperience(
            position="Lead designer", employer="Primjer", place="Zagreb", start="2020-01", description="Team of five"
        ),
        WorkExperience(position="Designer", employer="Agencija", place="Split", start="2015", end="2019-12"),
        VolunteerExperience(position="Helper", employer="Red Cross", start="2012-03", description="Weekends"),
        Education(
            institution="Dizajnerska škola",
            orientation="MA",
            start="2009",
            end="2014",
            description="With honours\n\nChoir",
        ),
        AdditionalEducation(
            institution="Scrum Alliance",
            orientation="Scrum Master",
            end="2021-05",
            description="12345",
            website="https://example.com/c",
        ),
        AdditionalEducation(institution="First aid", end="2022-06"),
        SpokenLanguage(language="hr", level=LanguageLevel.NATIVE),
        SpokenLanguage(language="en", level=LanguageLevel.C1),
        Project(name="Atlas", start="2018-02", end="2018-03", description="Maps", website="https://example.com/atlas"),
        Award(name="Young designer", year=2016, description="National prize"),
        BibliographyEntry(name="On grids", year=2019, description="Oris\n\nEssay", website="https://example.com/g"),
    ]
    assert set(imported.not_imported) == {
        NotImported("Profile.csv 1.Maiden Name", "Babić"),
        NotImported("Profile.csv 1.Industry", "Design"),
        NotImported("Profile.csv 1.Twitter Handles", "[marija]"),
        NotImported("Profile.csv 1.Websites", "https://blog.example.com"),
        NotImported("Certifications.csv 1.Finished On", "May 2023"),
        NotImported("Languages.csv 3", "Dothraki"),
        NotImported("Volunteering.csv 1.Cause", "Health"),
        NotImported("Honors.csv 1.Issued On", "May 2016"),
        NotImported("Publications.csv 1.Published On", "Apr 3, 2019"),
        NotImported("Courses.csv 1.Name", "Colour"),
        NotImported("Courses.csv 1.Number", "101"),
    }


def test_skills_beyond_the_most_keywords_are_listed() -> None:
    skills = "Name\n" + "".join(f"Skill {number}\n" for number in range(50))
    imported = read(archive({"Profile.csv": "First Name\nAna\n", "Skills.csv": skills}))
    assert len(imported.content.headline.keywords) == MAX_KEYWORDS
    assert len(imported.not_imported) == 50 - MAX_KEYWORDS


def test_other_archives_are_refused() -> None:
    with pytest.raises(CvFileUnknownFormat):
        read(archive({"word/document.xml": "<w/>"}))


def test_a_bomb_is_not_unpacked() -> None:
    bomb = archive({"Profile.csv": "First Name\n" + "a" * 200 * 2**20})
    assert len(bomb) < 2**20
    with pytest.raises(CvFileTooLarge):
        read(bomb)


def test_a_bomb_that_lies_about_its_size_is_not_unpacked() -> None:
    bomb = archive({"Profile.csv": "a" * 50 * 2**20})
    lying = bomb.replace(struct.pack("<L", 50 * 2**20), struct.pack("<L", 10))
    with pytest.raises((CvFileTooLarge, CvFileUnreadable)):
        read(lying)


def test_endless_lists_are_refused() -> None:
    with pytest.raises(CvFileTooManyItems):
        read(archive({f"{number}.csv": "" for number in range(10_001)}))
    positions = "Company Name,Title\n" + "Acme,Cook\n" * 5_000
    with pytest.raises(CvFileTooManyItems):
        read(archive({"Positions.csv": positions}))
    with pytest.raises(CvFileTooLarge):
        read(b"PK\x03\x04" + b" " * 11 * 2**20)


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"PK\x03\x04",
        archive({"Profile.csv": "a,b\n1,2\n"})[:-30],
        archive({"Profile.csv": b"First Name\n\xff\xfe\n"}),
        archive({"Profile.csv": "a\n" + "x" * 200_000}),
        archive({"Profile.csv": "First Name\nAna\n"})
        .replace(b"PK\x03\x04\x14\x00\x00", b"PK\x03\x04\x14\x00\x01")
        .replace(b"PK\x01\x02\x14\x03\x14\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01"),
    ],
    ids=["empty", "only a start", "cut off", "not UTF-8", "an endless cell", "with a password"],
)
def test_broken_archives_are_refused(packed: bytes) -> None:
    with pytest.raises(CvFileUnreadable):
        read(packed)
