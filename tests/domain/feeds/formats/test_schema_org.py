"""JobPosting of schema.org in documents and on pages."""

import json
from typing import Any

import pytest

from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.formats.schema_org import read_schema_org
from domain.jobs.ad import WorkingTime, WorkMode
from domain.jobs.application_ways import ApplicationType
from domain.jobs.salary import SalaryPeriod
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import ads, codes, read

POSTING: dict[str, Any] = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    "title": "Medicinska sestra",
    "identifier": {"@type": "PropertyValue", "name": "Primjer", "value": "ms-7"},
    "url": "https://primjer.example/posao/7",
    "description": "<p>Tražimo medicinsku sestru za rad u domu koji je na moru.</p>",
    "datePosted": "2026-05-02",
    "validThrough": "2026-05-31T00:00",
    "employmentType": ["FULL_TIME", "TEMPORARY"],
    "hiringOrganization": {"@type": "Organization", "name": "Dom Primjer", "description": "Dom za starije."},
    "jobLocation": {
        "@type": "Place",
        "address": {
            "@type": "PostalAddress",
            "addressLocality": "Zadar",
            "addressRegion": "Zadarska županija",
            "postalCode": "23000",
            "addressCountry": {"@type": "Country", "name": "Hrvatska"},
        },
    },
    "baseSalary": {
        "@type": "MonetaryAmount",
        "currency": "EUR",
        "value": {"@type": "QuantitativeValue", "minValue": 1200, "maxValue": "1.500,50", "unitText": "MONTH"},
    },
    "qualifications": "Srednja medicinska škola",
    "jobBenefits": ["Smještaj", "Prehrana"],
    "totalJobOpenings": 3,
    "applicationContact": {"telephone": "+385 23 000 000"},
}


def test_a_posting_becomes_an_ad() -> None:
    [item] = ads(read(read_schema_org, json.dumps(POSTING)))
    assert (item.external_id, item.employer.name, item.employer.description) == (
        "ms-7",
        "Dom Primjer",
        "Dom za starije.",
    )
    assert (item.ad.title, item.ad.position, item.ad.workers, item.ad.language) == (
        "Medicinska sestra",
        "3221",
        3,
        "hr",
    )
    assert [(place.name, place.country) for place in item.ad.places] == [("Zadar", "HR")]
    assert (item.ad.employment, item.ad.working_time) == (Employment.FIXED_TERM, WorkingTime.FULL_TIME)
    assert item.ad.salary is not None
    assert (str(item.ad.salary.maximum), item.ad.salary.period) == ("1500.50", SalaryPeriod.MONTH)
    assert item.ad.benefits == "<p>Smještaj</p><p>Prehrana</p>"
    assert [way.type for way in item.ad.application_ways] == [ApplicationType.EXTERNAL_LINK, ApplicationType.PHONE]
    assert item.published_at.isoformat() == "2026-05-01T22:00:00+00:00"
    assert item.apply_until.isoformat() == "2026-05-31T21:59:59+00:00"


@pytest.mark.parametrize(
    "document",
    [
        [POSTING, {"@type": "Organization"}],
        {"@graph": [{"@type": "WebSite"}, POSTING]},
        {"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": POSTING}]},
        {"@type": "DataFeed", "dataFeedElement": [{"@type": "DataFeedItem", "item": POSTING}]},
        {"@type": "WebPage", "mainEntity": POSTING},
        POSTING | {"@type": ["JobPosting", "Thing"]},
        POSTING | {"@type": "https://schema.org/JobPosting"},
    ],
)
def test_postings_are_found_where_sites_put_them(document: Any) -> None:
    written = json.dumps(document, ensure_ascii=False)
    page = f"<html><script type='application/ld+json'>\n{written}</script></html>"
    for text in (written, page, f"{written}\n{json.dumps({'@type': 'Thing'})}\n"):
        assert [item.external_id for item in ads(read(read_schema_org, text))] == ["ms-7"]


PAGE = """<!DOCTYPE html><html><head>
<!-- <script type="application/ld+json">{"@type": "JobPosting"}</script> -->
<link href="https://primjer.example/posao/9?a=1&amp;b=2" rel="canonical">
<script>if (a < b) document.write('<script type="application/ld+json">x</scr' + 'ipt>')</script>
<script type="application/ld+json">{ not json }</script>
<script async TYPE = "application/ld+json" nonce="x">%s</script>
</head></html>"""


def test_a_page_is_read_as_browsers_read_it() -> None:
    nameless = {key: value for key, value in POSTING.items() if key not in {"url", "identifier"}}
    items = read(read_schema_org, PAGE % json.dumps(nameless), size=11)
    assert codes(items) == ["MALFORMED_ITEM"]
    [item] = ads(items)
    assert item.external_id == "https://primjer.example/posao/9?a=1&b=2"
    assert item.ad.application_ways[0].target == item.external_id


def test_work_from_anywhere_needs_no_place() -> None:
    anywhere = {key: value for key, value in POSTING.items() if key != "jobLocation"}
    anywhere |= {"jobLocationType": "TELECOMMUTE", "applicantLocationRequirements": {"name": "Slovenia"}}
    [item] = ads(read(read_schema_org, json.dumps(anywhere)))
    assert item.ad.work_mode is WorkMode.REMOTE
    assert [(place.name, place.country) for place in item.ad.places] == [("Slovenia", "SI")]


def test_all_countries_from_which_one_may_work_are_named() -> None:
    areas = [{"@type": "Country", "name": "Croatia"}, {"@type": "Country", "name": "Slovenia"}]
    anywhere = POSTING | {"jobLocation": None, "jobLocationType": "TELECOMMUTE", "applicantLocationRequirements": areas}
    [item] = ads(read(read_schema_org, json.dumps(anywhere)))
    assert [place.country for place in item.ad.places] == ["HR", "SI"]


@pytest.mark.parametrize(("months", "years"), [(36, 3), (6, 1), (0, None), ("many", None)])
def test_experience_and_education_are_what_search_engines_ask_for(months: Any, years: int | None) -> None:
    asked = {
        "experienceRequirements": {"@type": "OccupationalExperienceRequirements", "monthsOfExperience": months},
        "educationRequirements": [
            {"credentialCategory": "postgraduate degree"},
            {"credentialCategory": "bachelor degree"},
        ],
    }
    [item] = ads(read(read_schema_org, json.dumps(POSTING | asked)))
    assert (item.ad.minimum_experience_years, item.ad.education_level) == (years, 6)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hiringOrganization": None}, "NO_EMPLOYER"),
        ({"jobLocation": None}, "NO_PLACE"),
        ({"title": "", "name": {}}, "NO_TITLE"),
        ({"validThrough": "2026-13-45"}, "INVALID_DATE"),
        ({"description": "\ufffd"}, "INVALID_ENCODING"),
        ({"baseSalary": {"value": {"minValue": "x"}}}, "INVALID_SALARY"),
    ],
)
def test_a_broken_posting_is_refused_by_itself(changes: Any, code: str) -> None:
    items = read(read_schema_org, json.dumps([POSTING | changes, POSTING]))
    assert codes(items) == [code]
    assert len(ads(items)) == 1


@pytest.mark.parametrize("document", ["", "  ", "not json", "<p>" + "x" * 11_000_000])
def test_neither_json_nor_html_is_reported(document: str) -> None:
    with pytest.raises(BrokenFeed):
        read(read_schema_org, document)


@pytest.mark.parametrize("page", ["<html></html>", "<script", "<!--", "<" * 100_000])
def test_a_page_without_postings_is_of_another_format(page: str) -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(read_schema_org, page)
    assert broken.value.code == FeedErrorCode.NOT_THIS_FORMAT


def test_a_login_page_is_named() -> None:
    with pytest.raises(BrokenFeed, match='found a page "Prijava korisnika"'):
        read(read_schema_org, "<html><head><title>Prijava korisnika</title></head><form></form></html>")


@pytest.mark.parametrize("document", ['{"error": "unauthorized"}', "{}", '{"jobs": []}'])
def test_json_of_another_format_is_named(document: str) -> None:
    with pytest.raises(BrokenFeed, match="looked for a JobPosting as JSON-LD; found an"):
        read(read_schema_org, document)


def test_what_a_document_names_later_by_id_is_found_in_it() -> None:
    organisation = {"@type": "Organization", "@id": "#org", "name": "Konoba Lanterna"}
    place = {"@type": "Place", "@id": "#split", "address": {"@id": "#address"}}
    address = {"@type": "PostalAddress", "@id": "#address", "addressLocality": "Split"}
    posting = POSTING | {"hiringOrganization": {"@id": "#org"}, "jobLocation": {"@id": "#split"}}
    document = json.dumps({"@context": "https://schema.org", "@graph": [posting, organisation, place, address]})
    [item] = ads(read(read_schema_org, document))
    assert item.employer.name == "Konoba Lanterna"
    assert [place.name for place in item.ad.places] == ["Split"]


def test_json_lines_end_with_a_line_end() -> None:
    lines = "\n".join(json.dumps(POSTING | {"identifier": str(number)}) for number in range(3))
    assert len(ads(read(read_schema_org, lines + "\n"))) == 3
    for cut in (lines, lines[:-20]):
        with pytest.raises(BrokenFeed) as broken:
            read(read_schema_org, cut)
        assert broken.value.code == FeedErrorCode.FEED_CUT_OFF


def test_what_a_page_names_by_id_is_found_on_it() -> None:
    organisation = {"@type": "Organization", "@id": "https://primjer.example/#org", "name": "Konoba Lanterna"}
    place = {"@type": "Place", "@id": "#split", "address": {"addressLocality": "Split", "addressCountry": "HR"}}
    posting = POSTING | {"hiringOrganization": {"@id": organisation["@id"]}, "jobLocation": [{"@id": "#split"}]}
    [item] = ads(read(read_schema_org, PAGE.replace("%s", json.dumps({"@graph": [organisation, posting, place]}))))
    assert item.employer.name == "Konoba Lanterna"
    assert [place.name for place in item.ad.places] == ["Split"]
    loop = {"@id": "#a", "name": {"@id": "#a"}}
    circular = POSTING | {"hiringOrganization": {"@id": "#a"}}
    items = read(read_schema_org, PAGE.replace("%s", json.dumps({"@graph": [loop, circular]})))
    assert codes(items)[-1] == "NO_EMPLOYER"


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deeply_nested_data_of_a_page_is_refused(opening: str) -> None:
    items = read(read_schema_org, PAGE.replace("%s", opening * 100_000))
    assert codes(items) == ["MALFORMED_ITEM", "MALFORMED_ITEM"]
