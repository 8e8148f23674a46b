"""Return addresses: the corpus that the web client is held to as well."""

import json
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from domain.site.return_path import return_path

CORPUS = json.loads((Path(__file__).parents[2] / "data" / "return_paths.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", CORPUS["safe"])
def test_paths_of_this_site_stay_as_they_are(path: str) -> None:
    assert return_path(path) == path
    assert urlsplit(urljoin("https://here.test/a", path)).netloc == "here.test"


@pytest.mark.parametrize("path", [*CORPUS["unsafe"], None], ids=lambda path: repr(path)[:40])
def test_everything_else_is_refused(path: str | None) -> None:
    assert return_path(path) is None


def test_the_corpus_is_large() -> None:
    assert len(CORPUS["unsafe"]) >= 60
