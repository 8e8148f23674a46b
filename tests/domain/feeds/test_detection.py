"""The format of a document is named by what its items hold."""

import re

import pytest

from domain.feeds.detection import detect_format, why_none_fits
from domain.feeds.errors import BrokenFeed
from domain.feeds.register import FORMATS, holds_all, reader_of
from tests.domain.feeds.samples import SAMPLES


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_recognised(name: str) -> None:
    found = detect_format(lambda: [SAMPLES[name].encode()])
    assert found is not None
    assert found.name == name
    assert 1 <= found.complete <= found.items


@pytest.mark.parametrize(
    "document",
    [
        "",
        "Dear reader",
        "<!doctype html><html><title>Log in</title><form><input name=user></form></html>",
        '{"error": "not found"}',
        "name;price\nBread;2\n",
        "<rss><channel><title>News</title></channel></rss>",
        "<urlset></urlset>",
    ],
)
def test_other_documents_have_none(document: str) -> None:
    assert detect_format(lambda: [document.encode()]) is None


def test_a_sitemap_is_named() -> None:
    sitemap = b"<urlset><url><loc>https://a.example/1</loc></url><url><loc>https://a.example/2</loc></url></urlset>"
    found = detect_format(lambda: [sitemap])
    assert found is not None
    assert (found.name, found.items) == ("sitemap", 2)


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("<!doctype html><html><title>Log in</title></html>", 'As schema-org: looked for a JobPosting .*"Log in"'),
        ('{"error": "not found"}', "As json: looked for a list of ads; found an object with error"),
        ("<rates><rate/></rates>", "As indeed-xml: looked for <job>.* found <rates> with <rate>"),
        ("name;price\nBread;2\n", "As csv: looked for a header with .*; the first line has name, price"),
        ("<source><job><title>", "As indeed-xml: the feed ends within an item"),
    ],
)  # fmt: skip
def test_a_document_of_no_format_is_described(document: str, reason: str) -> None:
    assert re.search(reason, why_none_fits(lambda: [document.encode()]))


def test_a_list_of_ads_without_their_texts_is_named() -> None:
    listed = '{"result": [{"id": "86", "jobOpeningName": "Nurse", "location": {"city": "Split"}}]}'
    found = detect_format(lambda: [listed.encode()])
    assert found is not None
    assert (found.name, found.items, found.complete) == ("bamboohr", 1, 0)


def test_a_feed_of_a_format_that_is_gone_is_broken_and_closes_nothing() -> None:
    assert not holds_all("usajobs-search")
    with pytest.raises(BrokenFeed, match="not a supported format any more"):
        list(reader_of("usajobs-search")([b"{}"], None))
