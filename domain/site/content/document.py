"""A document of the site, with all its versions and languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class SourceText:
    """One version of a document in one language; `markdown` is a template, see `rendering.py`."""

    document: str
    version: int
    locale: Locale
    title: str
    dated: date
    markdown: str
    slug: str = ""
    """The name of the document in addresses of this language, empty like the following fields where a collection has
    none."""
    topic: str = ""
    summary: str = ""
    category: str = ""
    provider: str = ""
    website: str = ""
    countries: str = ""
    """ISO 3166 codes of the countries whose residents a programme is for, with spaces between."""
    job_categories: str = ""
    """Ids of the job categories that a programme is for, with spaces between; "all" for one without such a limit."""

    @property
    def file(self) -> str:
        """The path of the text's file below the folder of texts."""
        return f"{self.document}/{self.version}.{self.locale}.md"


@dataclass(frozen=True, slots=True)
class Document:
    """All versions of one document, the newest last. Every version is there in every language.

    `name` is that of its folder: "terms", "advice/03-reading-a-job-ad".
    """

    name: str
    versions: Mapping[int, Mapping[Locale, SourceText]]

    @property
    def newest(self) -> int:
        """The version in force."""
        return max(self.versions)

    @property
    def dated(self) -> date:
        """The date since when the newest version is in force."""
        return next(iter(self.versions[self.newest].values())).dated

    @property
    def short_name(self) -> str:
        """The name within its collection, without the number: "reading-a-job-ad"."""
        return self.name.partition("/")[2].lstrip("0123456789").removeprefix("-")

    @property
    def number(self) -> int:
        """The number in its collection: 3. Raises ValueError for a document without one."""
        return int(self.name.partition("/")[2].partition("-")[0])

    @property
    def slugs(self) -> dict[Locale, str]:
        """The slug of the newest version in each language."""
        return {locale: text.slug for locale, text in self.versions[self.newest].items()}

    def text(self, locale: Locale, version: int | None = None) -> SourceText | None:
        """A version, by default the newest, or None where there is no such version."""
        return self.versions.get(self.newest if version is None else version, {}).get(locale)

    def newest_text(self, locale: Locale) -> SourceText:
        """The version in force."""
        return self.versions[self.newest][locale]
