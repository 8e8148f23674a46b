"""The format of a document is named by what its items hold."""

import pytest

from domain.feeds.detection import detect_format
from domain.feeds.formats import FORMATS
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
