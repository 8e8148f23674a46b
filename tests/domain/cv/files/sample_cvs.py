"""CVs for tests and benchmarks: one of two pages in each language, a long and an empty one."""

from datetime import date
from decimal import Decimal
from uuid import UUID

from domain.cv.content import ContactDetails, CvContent, ExpectedSalary, Headline, IdealJob, PlacedItem, WantedPlace
from domain.cv.items import (
    AdditionalEducation,
    Award,
    BibliographyEntry,
    Conference,
    Education,
    LanguageLevel,
    Project,
    SectionItem,
    Skill,
    SkillLevel,
    SkillType,
    SpokenLanguage,
    VolunteerExperience,
    WorkExperience,
)
from domain.kernel.values.employment import Employment

NURSE_DUTIES = """Zdravstvena njega djece od novorođenačke do adolescentne dobi na odjelu s 24 kreveta.

- Vodim smjenu od šest medicinskih sestara i tehničara i raspored rada za mjesec unaprijed
- Uvela sam primopredaju pacijenata po SBAR obrascu; propuštenih terapija je trećinu manje
- Mentorica sam pripravnicima i studentima sestrinstva (do danas njih 31)
- Edukacija roditelja o kućnoj njezi djece s dijabetesom tipa 1"""

NURSE_ITEMS: tuple[SectionItem, ...] = (
    WorkExperience(
        position="Glavna medicinska sestra odjela",
        position_code="2221",
        employer="Klinika za dječje bolesti Zagreb",
        place="Zagreb",
        start="2019-09",
        description=NURSE_DUTIES,
        website="https://www.kdb.hr",
    ),
    WorkExperience(
        position="Medicinska sestra u jedinici intenzivnog liječenja",
        employer="Klinički bolnički centar Zagreb",
        place="Zagreb",
        start="2014-02",
        end="2019-08",
        description=(
            "Njega životno ugroženih pacijenata, strojna ventilacija, invazivni nadzor.\n"
            "- Rad u timu za reanimaciju (instruktorica ILS-a od 2017.)\n"
            "- Nabava i zaliha potrošnog materijala odjela"
        ),
    ),
    WorkExperience(
        position="Medicinska sestra – pripravnica",
        employer="Opća bolnica Varaždin",
        place="Varaždin",
        start="2013-01",
        end="2014-01",
        description="Pripravnički staž na internom, kirurškom i pedijatrijskom odjelu.",
    ),
    VolunteerExperience(
        position="Voditeljica tečajeva prve pomoći",
        employer="Crveni križ",
        place="Zagreb",
        start="2016",
        description="Tečajevi za odgojitelje i trenere, oko deset na godinu.",
    ),
    Education(
        level=7,
        institution="Sveučilište u Zagrebu, Medicinski fakultet",
        orientation="Diplomski studij sestrinstva",
        place="Zagreb",
        start="2016-10",
        end="2018-09-28",
        description="Diplomski rad: Kvaliteta života djece s cističnom fibrozom (izvrstan).",
    ),
    Education(
        level=6,
        institution="Zdravstveno veleučilište",
        orientation="Stručni studij sestrinstva",
        place="Zagreb",
        start="2009-10",
        end="2012-07",
    ),
    AdditionalEducation(
        institution="Hrvatsko društvo za reanimatologiju",
        orientation="Instruktorica naprednog održavanja života djece (EPALS)",
        end="2021-05",
    ),
    Skill(type=SkillType.DIGITAL, name="Bolnički informacijski sustav (BIS)", level=SkillLevel.PROFESSIONAL),
    Skill(
        type=SkillType.DIGITAL,
        name="Microsoft Excel",
        level=SkillLevel.ADVANCED,
        description="Zaokretne tablice, raspored smjena",
    ),
    Skill(name="Vođenje tima", level=SkillLevel.PROFESSIONAL),
    Skill(name="Javno izlaganje", level=SkillLevel.ADVANCED),
    SpokenLanguage(language="hr", level=LanguageLevel.NATIVE),
    SpokenLanguage(language="en", level=LanguageLevel.C1, description="IELTS 7.5"),
    SpokenLanguage(language="de", level=LanguageLevel.B1),
    Project(
        name="Škola dijabetesa za roditelje",
        start="2020-03",
        end="2022",
        description="Ciklus od osam radionica; priručnik od 40 stranica, besplatan na mrežnoj stranici klinike.",
        website="https://www.kdb.hr/skola-dijabetesa/prirucnik-za-roditelje",
    ),
    Award(name="Medicinska sestra godine", year=2022, description="Hrvatska udruga medicinskih sestara"),
    Conference(name="Kongres pedijatrijskog sestrinstva, Opatija", year=2023, description="Pozvano predavanje"),
    BibliographyEntry(
        name="Horvat A, Kovač I. Primopredaja po SBAR-u na dječjem odjelu. Sestrinski glasnik 27(2): 101–108.",
        year=2022,
        website="https://doi.org/10.11608/sgnj.27.2.5",
    ),
)


def placed(items: tuple[SectionItem, ...]) -> tuple[PlacedItem, ...]:
    """Items with ids by their places."""
    return tuple(PlacedItem(id=UUID(int=number), item=item) for number, item in enumerate(items, 1))


NURSE = CvContent(
    language="hr",
    contact=ContactDetails(
        first_name="Ana",
        last_name="Horvat Đurđević",
        email="ana.horvat@example.com",
        phone="+385912345678",
        address="Šubićeva 12, 10000 Zagreb",
        date_of_birth=date(1990, 5, 4),
        citizenship="HR",
        linkedin="https://www.linkedin.com/in/ana-horvat",
    ),
    headline=Headline(
        title="Glavna sestra na pedijatriji, deset godina u intenzivnom liječenju",
        summary=(
            "Medicinska sestra s deset godina iskustva u pedijatriji i intenzivnom liječenju. Vodim ljude mirno i"
            " jasno, postupke mjerim, a roditeljima objašnjavam tako da doma znaju što raditi."
        ),
        keywords=("pedijatrija", "intenzivno liječenje", "vođenje smjene", "edukacija", "EPALS"),
        education_level=7,
        driving_licences=("B",),
    ),
    ideal_job=IdealJob(
        places=(WantedPlace(name="Zagreb", geonameid=3186886),),
        positions=("2221",),
        employments=(Employment.PERMANENT,),
        salary=ExpectedSalary(amount=Decimal("2100.00")),
    ),
    items=placed(NURSE_ITEMS),
)
"""Two pages in the roomier templates."""

DRIVER = CvContent(
    language="mk",
    contact=ContactDetails(
        first_name="Ѓорѓи",
        last_name="Џамбазовски-Ќосев",
        email="gjorgji@example.com",
        phone="+38970123456",
        address="ул. Партизанска 5, Охрид",
        citizenship="MK",
    ),
    headline=Headline(
        title="Возач на камион со меѓународна лиценца",
        summary="Возам низ Европа петнаесет години, без незгода. Ѕвездите над автопатот ми се познати.",
        keywords=("CE", "ADR", "тахограф"),
        driving_licences=("B", "C", "CE"),
    ),
    items=placed(
        (
            WorkExperience(
                position="Возач во меѓународен превоз",
                employer="Њу Транс",
                place="Охрид",
                start="2012-03",
                description="- Рути до Германија, Австрија и Италија\n- Превоз на опасни материи (ADR)",
            ),
            Education(institution="СОУ „Ванчо Питошески“", orientation="Сообраќаен техничар", level=4, end="2008"),
            AdditionalEducation(institution="МОФ", orientation="ADR сертификат", end="2020-11-03"),
            Skill(name="Одржување на возила", level=SkillLevel.ADVANCED),
            SpokenLanguage(language="mk", level=LanguageLevel.NATIVE),
            SpokenLanguage(language="de", level=LanguageLevel.A2),
        )
    ),
)
EMPTY = CvContent(language="en")


def long_cv(items: int = 500, length: int = 300) -> CvContent:
    """Makes a CV with as many jobs as it may hold, each with a description of `length` characters."""
    words = ("Odgovornost za nabavu, raspored i njegu. " * (length // 40 + 1))[:length]
    jobs = tuple(
        WorkExperience(
            position=f"Medicinska sestra {number}", employer="Opća bolnica", start="2015-01", description=words
        )
        for number in range(items)
    )
    return NURSE.model_copy(update={"items": placed(jobs)})
