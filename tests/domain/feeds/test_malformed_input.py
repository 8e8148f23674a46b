"""Malformed input of every format: a reader yields, refuses or raises BrokenFeed, nothing else."""

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from domain.feeds.errors import BrokenFeed, RefusedItem
from domain.feeds.register import FORMATS
from domain.job_import.items import FeedItem
from tests.domain.feeds.boards.test_greenhouse import JOB, board
from tests.domain.feeds.boards.test_lever import POSTING
from tests.domain.feeds.feed_reader import read
from tests.domain.feeds.formats.test_schema_org import POSTING as SCHEMA_ORG
from tests.domain.feeds.samples import SAMPLES
from tests.thoroughness import examples

SCRAPS = [
    *(b"<", b">", b"]]>", b"<!--", b"&#0;", b"&x;", b"<!DOCTYPE x [", b"{", b"[", b"]", b"}", b'"', b",", b"\\u0000"),
    *(b"\\", b"\x00", b"\xff", b"1e999", b"9" * 5000, b"\n", b"\r", b";", b"\xef\xbb\xbf", b"\xed\xa0\x80"),
]
SIXTY = settings(max_examples=examples(60))


def outcome(name: str, document: bytes, size: int = 65_536, charset: str | None = None) -> list[Any]:
    try:
        defaults = {"employer": "Primjer", "country": "HR", "address": "https://primjer.example/feed"}
        items = read(FORMATS[name].read, document, size=size, charset=charset, **defaults)
    except BrokenFeed as broken:
        return [broken.code]
    assert all(isinstance(item, FeedItem | RefusedItem) for item in items)
    return items


def test_every_format_has_a_sample() -> None:
    assert set(SAMPLES) == set(FORMATS)
    for name, sample in SAMPLES.items():
        assert any(isinstance(item, FeedItem) for item in outcome(name, sample.encode())), name


@pytest.mark.parametrize("name", FORMATS)
@SIXTY
@given(document=st.binary(max_size=3000), charset=st.sampled_from([None, "utf-8", "utf-16", "windows-1250", "zip"]))
@example(document=b"""<rss <xmlns:a="&#0;"><item>""", charset=None)
@example(document=b"\xff\xfe<\x00", charset=None)
@example(document=b"9" * 5000, charset=None)
@example(document=b"[" * 100_000, charset=None)
@example(document=b"<a>" * 100_000, charset=None)
def test_any_bytes_are_parsed_or_refused(name: str, document: bytes, charset: str | None) -> None:
    outcome(name, document, charset=charset)


@pytest.mark.parametrize("name", FORMATS)
@SIXTY
@given(data=st.data())
def test_a_randomly_damaged_feed_is_parsed_or_refused(name: str, data: st.DataObject) -> None:
    document = SAMPLES[name].encode()
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(document)))
        end = start + data.draw(st.integers(0, 40))
        scrap = data.draw(st.sampled_from(SCRAPS) | st.binary(max_size=8))
        document = document[:start] + scrap + document[end:]
    whole = outcome(name, document)
    assert outcome(name, document, size=data.draw(st.integers(1, 200))) == whole


JSON = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("name", "sample"),
    [("greenhouse", JOB), ("lever", POSTING), ("schema-org", SCHEMA_ORG)],
)
@SIXTY
@given(data=st.data())
def test_any_value_in_any_field_is_mapped_or_refused(name: str, sample: dict[str, Any], data: st.DataObject) -> None:
    changed = dict(sample)
    for field in data.draw(st.lists(st.sampled_from(sorted(sample)), max_size=4)):
        changed[field] = data.draw(JSON)
    documents = {
        "greenhouse": lambda: board(changed),
        "lever": lambda: json.dumps([changed]),
        "schema-org": lambda: json.dumps(changed),
    }
    outcome(name, documents[name]().encode("utf-8", "surrogatepass"))
