"""Europass XML of both generations; the samples are put together after documents that people have shared."""

from contextlib import suppress
from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.cv.content import ContactDetails, Headline
from domain.cv.files.errors import (
    CvFileTooLarge,
    CvFileTooManyItems,
    CvFileUnknownFormat,
    CvFileUnreadable,
)
from domain.cv.files.europass import read_europass
from domain.cv.files.imported import Imported, NotImported
from domain.cv.items import Education, LanguageLevel, Project, SpokenLanguage, WorkExperience

PROFILE = "Candidate/CandidateProfile"
SAMPLES = Path(__file__).parent / "samples"


def read(document: bytes) -> Imported:
    return read_europass(document, "en", uuid4)


def test_the_first_europass_is_read() -> None:
    imported = read((SAMPLES / "skills-passport.xml").read_bytes())
    content = imported.content
    assert content.language == "hr"
    assert content.contact == ContactDetails(
        first_name="Ivana",
        last_name="Kovačić",
        email="ivana@example.com",
        phone="+385912345678",
        address="Ilica 1, 10000 Zagreb, Hrvatska",
        date_of_birth=date(1988, 2, 29),
        citizenship="HR",
        website="https://www.ivana.example.com",
    )
    assert content.headline == Headline(title="Računovotkinja", keywords=("SAP", "MS Excel"), driving_licences=("B",))
    assert [placed.item for placed in content.items] == [
        WorkExperience(
            position="Voditeljica računovodstva",
            employer="Primjer d.o.o.",
            place="Zagreb, Hrvatska",
            start="2015-06",
            description="Vođenje glavne knjige i:\n- PDV & plaće\n- godišnji obračun",
            website="https://primjer.example.com",
        ),
        Education(
            institution="Ekonomski fakultet",
            orientation="Magistra ekonomije, Računovodstvo",
            start="2007",
            end="2012-07-10",
        ),
        SpokenLanguage(language="hr", level=LanguageLevel.NATIVE),
        SpokenLanguage(language="en", level=LanguageLevel.B1),
        Project(name="Uvođenje eRačuna", description="Voditeljica"),
    ]
    assert {each.text for each in imported.not_imported} == {
        "01 234 5678",
        "engleski: Listening C1, Reading C1, SpokenInteraction B2, SpokenProduction B2, Writing B1",
        "Dobre komunikacijske vještine koje sam stekla kroz dugogodišnji rad s klijentima",
        "Članstva\nHrvatska zajednica računovođa",
        "Gđa",
        "Žensko",
        "Trgovina",
        "Razina 7 EKO",
        "C",
    }


def test_todays_europass_is_read() -> None:
    imported = read((SAMPLES / "candidate.xml").read_bytes())
    content = imported.content
    assert content.language == "sl"
    assert content.contact == ContactDetails(
        first_name="Marko",
        last_name="Đurić",
        email="marko@example.com",
        phone="+38631234567",
        address="Trubarjeva 3, 1000 Ljubljana, Slovenija",
        date_of_birth=date(1991, 12, 24),
        citizenship="SI",
        linkedin="https://www.linkedin.com/in/marko",
    )
    assert content.headline == Headline(summary="Varilec z desetletnimi izkušnjami.", keywords=("AutoCAD",))
    assert [placed.item for placed in content.items] == [
        WorkExperience(
            position="Varilec TIG",
            employer="Jeklo d.d.",
            place="Jesenice, Slovenija",
            start="2014-03",
            description="- Tlačne posode",
        ),
        Education(
            institution="Srednja šola",
            orientation="Strojni tehnik",
            start="2006",
            end="2010-06-15",
            description="Mehanika",
        ),
        Project(
            name="Most čez Savo",
            start="2018",
            end="2019",
            description="Varjenje nosilcev",
            website="https://example.com/most",
        ),
        SpokenLanguage(language="sl", level=LanguageLevel.NATIVE),
        SpokenLanguage(language="de", level=LanguageLevel.B1),
    ]
    assert set(imported.not_imported) == {
        NotImported("Communication Instant Message", "marko.skype"),
        NotImported(f"{PROFILE}/EducationHistory/EducationOrganizationAttendance/EducationLevelCode", "4"),
        NotImported(f"{PROFILE}/Hobbies/Hobby/Title", "Planinarjenje"),
    }


BOMB = b"""<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><SkillsPassport><LearnerInfo>&c;</LearnerInfo></SkillsPassport>"""
FILE_ENTITY = b"""<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Candidate>&f;</Candidate>"""


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"<",
        b"<SkillsPassport>",
        b"<SkillsPassport><a></SkillsPassport>",
        b"<a>\x00</a>",
        b'<?xml version="1.0" encoding="utf-7"?><Candidate/>',
        b'<?xml version="1.0" encoding="no-such-thing"?><Candidate/>',
        BOMB,
        BOMB.decode().encode("utf-16"),
        FILE_ENTITY,
        b"<!DOCTYPE html><Candidate/>",
    ],
)
def test_broken_and_dangerous_xml_is_refused(document: bytes) -> None:
    with pytest.raises(CvFileUnreadable):
        read(document)


def test_the_end_of_an_endless_text_is_not_read_as_markup() -> None:
    written = "&lt;p&gt;Cook&lt;/p&gt;" + "&lt;p " * 40_000 + "the end"
    document = f"<SkillsPassport><LearnerInfo><Headline><Description><Label>{written}</Label></Description></Headline>"
    imported = read(f"{document}</LearnerInfo></SkillsPassport>".encode())
    assert imported.content.headline.title == "Cook"
    assert [each.text[-7:] for each in imported.not_imported] == ["the end"]


def test_other_xml_is_refused() -> None:
    for document in (b"<rss/>", b"<html><body/></html>", b"<Europass/>"):
        with pytest.raises(CvFileUnknownFormat):
            read(document)


def test_too_much_is_refused() -> None:
    with pytest.raises(CvFileTooLarge):
        read(b"<Candidate>" + b" " * 11 * 2**20)
    with pytest.raises(CvFileTooManyItems):
        read(b"<Candidate>" + b"<a/>" * 300_000 + b"</Candidate>")
    work = b"<WorkExperience><Position><Label>Cook</Label></Position></WorkExperience>"
    many = b"<WorkExperienceList>" + work * 5_000 + b"</WorkExperienceList>"
    with pytest.raises(CvFileTooManyItems):
        read(b"<SkillsPassport><LearnerInfo>" + many + b"</LearnerInfo></SkillsPassport>")


def test_elements_in_elements_without_end_are_read() -> None:
    depth = 50_000
    imported = read(b"<Candidate>" + b"<a>" * depth + b"deep" + b"</a>" * depth + b"</Candidate>")
    assert [each.text for each in imported.not_imported] == ["deep"]


@given(st.sampled_from(("skills-passport.xml", "candidate.xml")), st.data())
def test_a_damaged_document_is_read_or_refused(name: str, data: st.DataObject) -> None:
    document = bytearray((SAMPLES / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 5))):
        place = data.draw(st.integers(0, len(document) - 1))
        document[place : place + data.draw(st.integers(0, 40))] = data.draw(st.binary(max_size=10))
    with suppress(CvFileUnreadable, CvFileUnknownFormat):
        read(bytes(document))
