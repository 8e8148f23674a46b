"""Words that a CV's files show around what its person wrote, in the CV's language."""

from dataclasses import dataclass

from domain.cv.items import LanguageLevel, SkillLevel
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class Labels:
    """Headings of sections, names of fields and levels, and the words of periods. `sections` are named by the key of
    `outline.SECTION_KEYS`."""

    cv: str
    sections: dict[str, str]
    email: str
    phone: str
    address: str
    born: str
    citizenship: str
    linkedin: str
    website: str
    education_level: str
    today: str
    until: str
    page: str
    skill_levels: dict[SkillLevel, str]
    native: str

    def language_level(self, level: LanguageLevel) -> str:
        """Levels of the Common European Framework are called the same everywhere."""
        return self.native if level is LanguageLevel.NATIVE else level.value


LABELS: dict[Locale, Labels] = {
    "hr": Labels(
        cv="Životopis",
        sections={
            "summary": "O meni",
            "keywords": "Ključne vještine",
            "work": "Radno iskustvo",
            "volunteering": "Volontiranje",
            "education": "Obrazovanje",
            "additional-education": "Dodatno obrazovanje",
            "digital-skills": "Digitalne vještine",
            "other-skills": "Ostale vještine",
            "languages": "Jezici",
            "driving-licences": "Vozačka dozvola",
            "projects": "Projekti",
            "awards": "Nagrade i priznanja",
            "conferences": "Konferencije",
            "bibliography": "Bibliografija",
        },
        email="E-pošta",
        phone="Telefon",
        address="Adresa",
        born="Datum rođenja",
        citizenship="Državljanstvo",
        linkedin="LinkedIn",
        website="Web",
        education_level="Stupanj obrazovanja",
        today="danas",
        until="do",
        page="Stranica {page} od {pages}",
        skill_levels={
            SkillLevel.BASIC: "osnovno",
            SkillLevel.ADVANCED: "napredno",
            SkillLevel.PROFESSIONAL: "stručno",
        },
        native="materinski jezik",
    ),
    "en": Labels(
        cv="Curriculum vitae",
        sections={
            "summary": "Profile",
            "keywords": "Key skills",
            "work": "Work experience",
            "volunteering": "Volunteering",
            "education": "Education",
            "additional-education": "Courses and certificates",
            "digital-skills": "Digital skills",
            "other-skills": "Other skills",
            "languages": "Languages",
            "driving-licences": "Driving licence",
            "projects": "Projects",
            "awards": "Awards",
            "conferences": "Conferences",
            "bibliography": "Publications",
        },
        email="E-mail",
        phone="Phone",
        address="Address",
        born="Date of birth",
        citizenship="Citizenship",
        linkedin="LinkedIn",
        website="Website",
        education_level="Level of education",
        today="today",
        until="until",
        page="Page {page} of {pages}",
        skill_levels={
            SkillLevel.BASIC: "basic",
            SkillLevel.ADVANCED: "advanced",
            SkillLevel.PROFESSIONAL: "professional",
        },
        native="native",
    ),
    "sl": Labels(
        cv="Življenjepis",
        sections={
            "summary": "O meni",
            "keywords": "Ključne veščine",
            "work": "Delovne izkušnje",
            "volunteering": "Prostovoljstvo",
            "education": "Izobrazba",
            "additional-education": "Dodatno izobraževanje",
            "digital-skills": "Digitalne veščine",
            "other-skills": "Druge veščine",
            "languages": "Jeziki",
            "driving-licences": "Vozniško dovoljenje",
            "projects": "Projekti",
            "awards": "Nagrade in priznanja",
            "conferences": "Konference",
            "bibliography": "Bibliografija",
        },
        email="E-pošta",
        phone="Telefon",
        address="Naslov",
        born="Datum rojstva",
        citizenship="Državljanstvo",
        linkedin="LinkedIn",
        website="Spletna stran",
        education_level="Stopnja izobrazbe",
        today="danes",
        until="do",
        page="Stran {page} od {pages}",
        skill_levels={
            SkillLevel.BASIC: "osnovno",
            SkillLevel.ADVANCED: "napredno",
            SkillLevel.PROFESSIONAL: "strokovno",
        },
        native="materni jezik",
    ),
    "bs": Labels(
        cv="Biografija",
        sections={
            "summary": "O meni",
            "keywords": "Ključne vještine",
            "work": "Radno iskustvo",
            "volunteering": "Volontiranje",
            "education": "Obrazovanje",
            "additional-education": "Dodatno obrazovanje",
            "digital-skills": "Digitalne vještine",
            "other-skills": "Ostale vještine",
            "languages": "Jezici",
            "driving-licences": "Vozačka dozvola",
            "projects": "Projekti",
            "awards": "Nagrade i priznanja",
            "conferences": "Konferencije",
            "bibliography": "Bibliografija",
        },
        email="E-mail",
        phone="Telefon",
        address="Adresa",
        born="Datum rođenja",
        citizenship="Državljanstvo",
        linkedin="LinkedIn",
        website="Web-stranica",
        education_level="Stepen obrazovanja",
        today="danas",
        until="do",
        page="Stranica {page} od {pages}",
        skill_levels={
            SkillLevel.BASIC: "osnovno",
            SkillLevel.ADVANCED: "napredno",
            SkillLevel.PROFESSIONAL: "stručno",
        },
        native="maternji jezik",
    ),
    "mk": Labels(
        cv="Биографија",
        sections={
            "summary": "За мене",
            "keywords": "Клучни вештини",
            "work": "Работно искуство",
            "volunteering": "Волонтирање",
            "education": "Образование",
            "additional-education": "Дополнително образование",
            "digital-skills": "Дигитални вештини",
            "other-skills": "Други вештини",
            "languages": "Јазици",
            "driving-licences": "Возачка дозвола",
            "projects": "Проекти",
            "awards": "Награди и признанија",
            "conferences": "Конференции",
            "bibliography": "Библиографија",
        },
        email="Е-пошта",
        phone="Телефон",
        address="Адреса",
        born="Датум на раѓање",
        citizenship="Државјанство",
        linkedin="LinkedIn",
        website="Веб-страница",
        education_level="Степен на образование",
        today="денес",
        until="до",
        page="Страница {page} од {pages}",
        skill_levels={
            SkillLevel.BASIC: "основно",
            SkillLevel.ADVANCED: "напредно",
            SkillLevel.PROFESSIONAL: "стручно",
        },
        native="мајчин јазик",
    ),
}
