"""Feeds as many systems write them, each with all that it says of its ads."""

import json
from pathlib import Path
from typing import Any

import pytest

from domain.feeds.detection import detect_format
from domain.feeds.errors import RefusedItem
from domain.feeds.register import FORMATS
from domain.job_import.items import MappedItem
from tests.domain.feeds.feed_reader import read

DIALECTS = Path(__file__).parent / "dialects"
EXPECTED: dict[str, Any] = json.loads((DIALECTS / "expected.json").read_text("utf-8"))
ADDRESS = "https://board.example/feed"


def said(item: MappedItem) -> dict[str, Any]:
    """Describes what an item became, by the names of `expected.json`."""
    if isinstance(item, RefusedItem):
        return {"refused": item.code}
    ad, pay = item.ad, item.ad.salary
    return {
        "id": item.external_id,
        "title": ad.title,
        "employer": item.employer.name,
        "about": item.employer.description,
        "lang": ad.language,
        "places": [[place.name, place.country] for place in ad.places],
        "mode": ad.work_mode,
        "employment": ad.employment,
        "time": ad.working_time,
        "workers": ad.workers,
        "edu": ad.education_level,
        "exp": ad.minimum_experience_years,
        "licences": list(ad.driving_licences),
        "salary": pay and [_number(pay.minimum), _number(pay.maximum), pay.currency, pay.period, pay.tax],
        "pub": item.published_at.isoformat()[:16],
        "until": item.apply_until.isoformat()[:19] if item.has_deadline else None,
        "url": ad.application_ways[0].target,
        "ways": [[way.type, way.target] for way in ad.application_ways],
        "isco": ad.position,
        "text": ad.description + ad.requirements + ad.benefits,
    }


def _number(amount: Any) -> float | None:
    return None if amount is None else float(amount)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_dialect_is_recognised_and_every_field_is_as_it_says(name: str) -> None:
    document, expected = (DIALECTS / name).read_bytes(), EXPECTED[name]
    found = detect_format(lambda: [document])
    assert found is not None
    assert found.name == expected["format"]
    settings = {"employer": "Firma", "address": ADDRESS} | expected["settings"]
    items = [said(item) for item in read(FORMATS[found.name].read, document, **settings)]
    assert len(items) == len(expected["ads"])
    for item, wanted in zip(items, expected["ads"], strict=True):
        parts, banned = wanted.get("has", []), wanted.get("hasnot", [])
        fields = {field: value for field, value in wanted.items() if field not in {"has", "hasnot"}}
        assert {field: item.get(field) for field in fields} == fields
        assert [part for part in parts if part not in item["text"]] == []
        assert [part for part in banned if part in item["text"]] == []


def test_every_document_is_compared() -> None:
    assert {file.name for file in DIALECTS.iterdir()} - {"expected.json", "NOTES.md"} == EXPECTED.keys()
