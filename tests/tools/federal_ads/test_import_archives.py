"""Importing archives of federal ads, and reporting refused ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.process.platform import Platform
from tools.federal_ads.import_archives import import_archives, source_of

AD: dict[str, Any] = {
    "title": "Hydrologist",
    "organization": "Geological Survey",
    "locations": [{"name": "Reston, Virginia", "lat": 38.95, "lng": -77.34}],
    "published": "2016-05-03T00:00:00Z",
    "apply_until": "2016-05-16T00:00:00Z",
    "apply_url": "https://www.usajobs.gov/GetJob/ViewDetails/1",
    "summary": "You will measure rivers.",
}


@pytest.fixture
def feed(tmp_path: Path) -> Path:
    file = tmp_path / "ads.jsonl"
    lines = [json.dumps(AD | {"id": str(number)}) for number in range(120)]
    file.write_text("\n".join([*lines, "{broken"]), "utf-8")
    return file


def test_old_ads_are_refused_one_by_one_unless_their_dates_are_moved(platform: Platform, feed: Path) -> None:
    said: list[str] = []
    report = import_archives(platform, [feed], "usajobs", say=said.append)
    assert (report.added, report.refused) == (0, 121)
    assert said[-1] == "0 added, 0 changed, 0 unchanged, 121 refused"
    assert any("APPLY_UNTIL_PAST" in line for line in said)

    report = import_archives(platform, [feed], "usajobs", dates_to_today=True, say=said.append)
    assert (report.added, [refused.where for refused in report.sample]) == (120, ["line 121"])
    assert "121 of 121 ads read" in said

    report = import_archives(platform, [feed], "usajobs", dates_to_today=True, say=said.append)
    assert (report.added, report.unchanged) == (0, 120)


def test_a_file_that_is_not_there_is_an_error_before_anything_is_imported(platform: Platform, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        import_archives(platform, [tmp_path / "missing.jsonl"], "usajobs")


def test_the_source_is_inferred_from_the_file_extension() -> None:
    assert source_of([Path("a.jsonl"), Path("b.JSONL")]) == "usajobs"
    assert source_of([Path("a.md")]) == "tts"
    assert source_of([Path("a.md"), Path("b.jsonl")]) is None
    assert source_of([Path("a.xml")]) is None
