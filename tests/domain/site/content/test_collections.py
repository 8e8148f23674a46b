"""Collections of texts: each text names a topic or category that exists, and slugs lead to one document."""

from collections.abc import Callable
from pathlib import Path

import pytest

from domain.kernel.values.locales import LOCALES, SOURCE_LOCALE
from domain.site.content.collections import Collection
from domain.site.content.library import ContentInvalid, all_documents, list_collection, read_folder

FENCE = "+" * 3


def write(folder: Path, name: str, *, locales: tuple[str, ...] = LOCALES, **fields: str) -> None:
    """A document of a collection; `fields` may say `{locale}`."""
    place = folder / name
    place.mkdir(parents=True, exist_ok=True)
    for locale in locales:
        front = "".join(f'{field} = "{value.format(locale=locale)}"\n' for field, value in fields.items())
        start = f'{FENCE}\nversion = 1\ntitle = "Naslov"\ndate = 2026-11-22\n'
        (place / f"1.{locale}.md").write_text(f"{start}{front}{FENCE}\n\nTekst\n")


def article(folder: Path, name: str, *, slug: str, topic: str = "cv", locales: tuple[str, ...] = LOCALES) -> None:
    write(folder, f"advice/{name}", locales=locales, slug=slug, topic=topic, summary="Kratko")


def education(folder: Path, name: str = "01-vouchers", *, locales: tuple[str, ...] = LOCALES, **fields: str) -> None:
    sound = {
        "summary": "Kratko",
        "provider": "Zavod",
        "website": "https://www.zavod.example/",
        "countries": "HR SI",
        "job_categories": "all",
    }
    write(folder, f"educations/{name}", locales=locales, **sound | fields)


def advice(folder: Path) -> None:
    write(folder, "topics/cv", slug="cv-{locale}")
    article(folder, "02-second", slug="second-{locale}")
    article(folder, "01-first", slug="first-{locale}")


def test_documents_of_a_collection_stand_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    advice(tmp_path)
    documents = read_folder(tmp_path)
    assert list(documents) == ["advice/01-first", "advice/02-second", "topics/cv"]
    first = documents["advice/01-first"]
    assert (first.number, first.short_name, first.slugs["mk"]) == (1, "first", "first-mk")
    text = first.newest_text("sl")
    assert (text.slug, text.topic, text.summary, text.category) == ("first-sl", "cv", "Kratko", "")


FAULTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "language missing": (
        lambda folder: article(folder, "03-third", slug="third-{locale}", locales=("hr", "en", "sl", "bs")),
        "version 1 needs each language once",
    ),
    "topic unknown": (
        lambda folder: article(folder, "03-third", slug="third-{locale}", topic="cooking"),
        "topic has to be one of topics/, not cooking",
    ),
    "topics differ": (
        lambda folder: (
            write(folder, "topics/rights", slug="rights-{locale}"),
            article(folder, "03-third", slug="third-{locale}"),
            article(folder, "03-third", slug="third-{locale}", topic="rights", locales=("mk",)),
        )[-1],
        "not cv, rights",
    ),
    "category unknown": (
        lambda folder: write(folder, "faq/01-why", category="data"),
        "category has to be one of categories/, not data",
    ),
    "slug missing": (
        lambda folder: write(folder, "advice/03-third", topic="cv", summary="Kratko"),
        "front matter of advice has the text slug",
    ),
    "summary empty": (
        lambda folder: write(folder, "advice/03-third", topic="cv", summary=" ", slug="third-{locale}"),
        "front matter of advice has the text summary",
    ),
    "slug of another": (
        lambda folder: article(folder, "03-third", slug="first-hr"),
        "advice/01-first has the slug first-hr already",
    ),
    "slug with letters of people": (
        lambda folder: article(folder, "03-third", slug="Životopis"),
        "a slug has lower-case letters",
    ),
    "number twice": (lambda folder: article(folder, "01-third", slug="third-{locale}"), "advice: 01 stands twice"),
    "no number": (lambda folder: article(folder, "third", slug="third-{locale}"), "two digits, then a name"),
    "field of another collection": (
        lambda folder: write(
            folder, "advice/03-third", topic="cv", summary="Kratko", slug="t-{locale}", category="data"
        ),
        "title, date and the file's version",
    ),
    "field of a collection": (lambda folder: write(folder, "terms", slug="terms-{locale}"), "title, date and"),
    "education without a country": (
        lambda folder: education(folder, countries="Hrvatska"),
        "1.hr.md: countries are ISO 3166 codes with spaces, not Hrvatska",
    ),
    "education of a category by name": (
        lambda folder: education(folder, job_categories="8 turizam"),
        "job_categories are ids with spaces, or all, not 8 turizam",
    ),
    "education without HTTPS": (
        lambda folder: education(folder, website="http://www.zavod.example/"),
        "website is a public address that begins with https, not http://www.zavod.example/",
    ),
    "education at an address without a name": (
        lambda folder: education(folder, website="https://127.0.0.1/"),
        "website is a public address that begins with https, not https://127.0.0.1/",
    ),
    "education with a misleading address": (
        lambda folder: education(folder, website="https://zavod.example@elsewhere.example/"),
        "website is a public address that begins with https, not https://zavod.example@",
    ),
    "education that is for others in another language": (
        lambda folder: (education(folder), education(folder, locales=("mk",), countries="MK"))[-1],
        "educations/01-vouchers: countries and job_categories are the same in each language",
    ),
    "education twice": (
        lambda folder: (education(folder), education(folder, "01-other"))[-1],
        "educations: 01 stands twice",
    ),
    "no files": (lambda folder: (folder / "advice" / "03-third").mkdir(), "versions count from 1"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_collection_is_refused_with_what_is_wrong(tmp_path: Path, name: str) -> None:
    advice(tmp_path)
    plant, message = FAULTS[name]
    plant(tmp_path)
    with pytest.raises(ContentInvalid) as refused:
        read_folder(tmp_path)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("collection", "least"), [("advice", 12), ("topics", 4), ("faq", 20), ("categories", 4), ("educations", 8)]
)
def test_the_site_has_texts_of_its_own_in_each_language(collection: Collection, least: int) -> None:
    documents = list_collection(all_documents(), collection)
    assert len(documents) >= least
    for locale in LOCALES:
        assert len({each.newest_text(locale).markdown for each in documents}) == len(documents)
        for document in documents:
            written = [document.newest_text(each).markdown for each in LOCALES]
            assert written.count(document.newest_text(locale).markdown) == 1


def test_every_topic_and_category_has_texts() -> None:
    used = {
        (text.topic, text.category)
        for document in all_documents().values()
        for text in [document.newest_text(SOURCE_LOCALE)]
    }
    assert {
        each.name
        for each in (*list_collection(all_documents(), "topics"), *list_collection(all_documents(), "categories"))
    } == {
        *(f"topics/{topic}" for topic, _ in used if topic),
        *(f"categories/{category}" for _, category in used if category),
    }
