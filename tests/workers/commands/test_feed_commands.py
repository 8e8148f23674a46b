"""The `karijera feeds` commands and their output."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.job_import.source_ads import find_source_ads
from domain.jobs.commands import SeparateSource
from domain.jobs.events import JobSource
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import load_settings
from tests.workers.command_result import RunCommand
from tests.workers.feeds.feed_server import FeedServer, serving
from tests.workers.feeds.test_feed_reader import feed, job

ADD = ("feeds", "add", "primjer", "--format", "indeed-xml")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "feed.xml"
    written.write_bytes(feed(1, 2, 3, more="<job>&nbsp;</job>"))
    return written


@pytest.fixture
def server() -> Iterator[FeedServer]:
    with serving() as found:
        yield found


def test_a_file_is_added_read_and_reported(run_command: RunCommand, file: Path) -> None:
    assert run_command("feeds").out == "Feeds: 0.\n"
    assert run_command(*ADD, "--file", str(file)).out == "primjer was added; by hand.\n"
    assert run_command("feeds", "report", "primjer").error == "primjer was never read.\n"
    result = run_command("feeds", "run", "primjer")
    assert result.code == 0
    assert "4 items read\n" in result.out
    assert "done: 3 added, 0 joined, 0 changed, 0 unchanged, 1 refused, 0 closed\n" in result.out
    assert "refused: MALFORMED_ITEM 1\n  item 4: MALFORMED_ITEM - invalid XML" in result.out
    file.write_bytes(feed(1)[:-9])
    result = run_command("feeds", "run", "primjer")
    assert (result.code, "broken FEED_CUT_OFF" in result.out, "why: </source> is missing" in result.out) == (
        1,
        True,
        True,
    )
    assert run_command("feeds").code == 1
    result = run_command("feeds", "report", "primjer")
    assert result.code == 1
    assert "missing from the feed and still open: 2, FEED_NOT_WHOLE" in result.out
    assert run_command("feeds", "report", "primjer", "--run", "999").code == 2


def test_the_last_readings_of_each_feed_are_reported(run_command: RunCommand, file: Path, tmp_path: Path) -> None:
    login = tmp_path / "login.html"
    login.write_text("<!doctype html><html><title>Log in</title></html>")
    for name, place in (("a", file), ("b", login), ("c", file)):
        run_command("feeds", "add", name, "--format", "indeed-xml", "--file", str(place))
    assert run_command("feeds", "run", "a").code == 0
    assert run_command("feeds", "run", "b").code == 1
    result = run_command("feeds", "report")
    assert result.code == 1
    first, second, third = (result.out[result.out.index(f"{name}  indeed-xml") :] for name in "abc")
    assert "refused: MALFORMED_ITEM 1\n  item 4: MALFORMED_ITEM - invalid XML" in first.removesuffix(second)
    assert "broken NOT_THIS_FORMAT" in second.removesuffix(third)
    assert "found an HTML page" in second
    assert third == "c  indeed-xml  by hand\nnever read\n"
    assert run_command("feeds", "report", "--run", "1").code == 2


def test_the_format_of_a_document_is_named(run_command: RunCommand, file: Path, tmp_path: Path) -> None:
    assert run_command("feeds", "detect", str(file)).out.startswith("indeed-xml: 3 of the first")
    other = tmp_path / "other"
    other.write_text("Dear reader")
    result = run_command("feeds", "detect", str(other))
    assert (result.code, result.out.startswith("NOT_THIS_FORMAT: looked for ads as")) == (1, True)
    result = run_command("import-jobs", str(file))
    assert (result.code, "3 added" in result.out) == (0, True)


def test_a_sitemap_is_named_and_needs_an_address(run_command: RunCommand, tmp_path: Path) -> None:
    sitemap = tmp_path / "sitemap.xml"
    sitemap.write_text("<urlset><url><loc>https://a.example/1</loc></url></urlset>")
    result = run_command("feeds", "detect", str(sitemap))
    assert (result.code, result.out.startswith("sitemap: the first 1 entries are addresses")) == (0, True)
    assert run_command("feeds", "add", "a", "--format", "sitemap", "--file", str(sitemap)).code == 2
    result = run_command("import-jobs", str(sitemap))
    assert (result.code, "NOT_THIS_FORMAT" in result.out) == (1, True)


BAMBOO = (
    '{"meta": {"totalCount": 1}, "result": [{"id": "1", "jobOpeningName": "Kuhar", "location": {"city": "Split"}}]}'
)
WORKABLE = (
    '{"name": "Konoba", "jobs": [{"shortcode": "A1", "title": "Kuhar", "city": "Split", "published_on": "2026-11-01",'
    ' "url": "https://apply.workable.com/j/A1"}]}'
)


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (BAMBOO, "only from the list's own address, https://COMPANY.bamboohr.com/careers/list"),
        (WORKABLE, "when it is asked for with ?details=true"),
    ],
)
def test_a_list_without_texts_is_named_with_the_place_of_its_texts(
    run_command: RunCommand, tmp_path: Path, document: str, said: str
) -> None:
    file = tmp_path / "list.json"
    file.write_text(document)
    result = run_command("feeds", "detect", str(file))
    assert (result.code, "0 of the first 1 items" in result.out, said in result.out) == (0, True, True)


def test_a_list_at_its_address_is_named_with_its_details(
    run_command: RunCommand, server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARIJERA_FEED_EXCEPTIONS", f"127.0.0.1:{server.port}")
    result = run_command("feeds", "detect", server.serve("/careers/list", BAMBOO.encode()))
    assert (result.code, "the details of each ad are fetched when it is read" in result.out) == (0, True)


def test_a_feed_may_name_its_columns_otherwise(run_command: RunCommand, tmp_path: Path) -> None:
    table = tmp_path / "oglasi.csv"
    header = "Šifra;Naziv posla;Opis;Tvrtka;Mjesto;Veza\n"
    table.write_bytes(f"{header}1;Konobar;Rad u sali.;Konoba;Split;https://a.example/1\n".encode("cp1250"))
    names = {"id": "Šifra", "title": "Naziv posla", "description": "Opis", "employer": "Tvrtka", "place": "Mjesto"}
    columns = [word for field, name in names.items() for word in ("--column", f"{field}={name}")]
    add = ("feeds", "add", "tablica", "--format", "csv", "--file", str(table))
    assert run_command(*add, *columns, "--column", "apply_url=Veza").code == 0
    assert "1 added" in run_command("feeds", "run", "tablica").out
    table.write_bytes(b"<html><title>Log in</title></html>")
    result = run_command("feeds", "run", "tablica")
    assert (result.code, "looked for a header with Veza, Opis" in result.out) == (1, True)
    result = run_command("import-jobs", str(table), *columns)
    assert (result.code, "NOT_THIS_FORMAT" in result.out) == (1, True)


@pytest.mark.parametrize("column", ["title", "title=", "name=Naziv"])
def test_columns_are_our_fields_with_a_name(run_command: RunCommand, file: Path, column: str) -> None:
    add = ("feeds", "add", "tablica", "--format", "csv", "--file", str(file))
    assert run_command(*add, "--column", column).code == 2


def test_only_csv_has_columns(run_command: RunCommand, file: Path) -> None:
    result = run_command(*ADD, "--file", str(file), "--column", "title=Naziv")
    assert (result.code, result.error) == (2, "The columns of the feed is not valid.\n")


def test_a_feeds_url_is_checked_by_the_ssrf_guard_when_added(
    run_command: RunCommand, server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = server.serve("/feed", feed(1, 2))
    result = run_command(*ADD, "--address", address)
    assert result.code == 2
    assert result.error.startswith("ADDRESS_NOT_ALLOWED: 127.0.0.1 leads to an address that is not public")
    monkeypatch.setenv("KARIJERA_FEED_EXCEPTIONS", f"127.0.0.1:{server.port}")
    load_settings.cache_clear()
    result = run_command(*ADD, "--address", address, "--every", "6h", "--employer", "Primjer", "--country", "HR")
    assert result.out == "primjer was added; every 6h.\n"
    assert "2 added" in run_command("feeds", "run", "primjer").out
    assert run_command("feeds", "pause", "primjer").code == 0
    assert "paused" in run_command("feeds", "list").out
    assert run_command("feeds", "resume", "primjer").out == "primjer is read every 6h.\n"
    monkeypatch.setenv("KARIJERA_FEED_EXCEPTIONS", "nowhere")
    load_settings.cache_clear()
    assert run_command("feeds").error.startswith("KARIJERA_FEED_EXCEPTIONS must be addresses")


def test_many_missing_ads_are_closed_on_request(run_command: RunCommand, file: Path) -> None:
    file.write_bytes(feed(*range(10)))
    run_command(*ADD, "--file", str(file))
    run_command("feeds", "run", "primjer")
    file.write_bytes(feed(1))
    result = run_command("feeds", "run", "primjer")
    assert "missing from the feed and still open: 9, FEED_SUDDENLY_SMALL\n" in result.out
    assert "0 closed, 9 kept open: FEED_SUDDENLY_SMALL\nFeeds: 1." in run_command("feeds").out
    assert "9 closed" in run_command("feeds", "run", "primjer", "--accept-smaller").out


def test_missing_ads_are_accepted_even_if_the_document_is_unchanged(
    run_command: RunCommand, server: FeedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARIJERA_FEED_EXCEPTIONS", f"127.0.0.1:{server.port}")
    load_settings.cache_clear()
    run_command(*ADD, "--address", server.serve_versions("/feed", feed(*range(10)), '"v1"'))
    run_command("feeds", "run", "primjer")
    server.serve_versions("/feed", feed(1), '"v2"')
    assert "FEED_SUDDENLY_SMALL" in run_command("feeds", "run", "primjer").out
    assert "not-modified" in run_command("feeds", "run", "primjer").out
    assert "9 closed" in run_command("feeds", "run", "primjer", "--accept-smaller").out


def test_a_separated_ad_is_published_even_if_the_document_is_unchanged(
    run_command: RunCommand, server: FeedServer, file: Path, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARIJERA_FEED_EXCEPTIONS", f"127.0.0.1:{server.port}")
    load_settings.cache_clear()
    run_command("feeds", "add", "prvi", "--format", "indeed-xml", "--file", str(file))
    run_command("feeds", "run", "prvi")
    run_command(*ADD, "--address", server.serve_versions("/feed", feed(1, 2, 3), '"v1"'))
    assert "3 joined" in run_command("feeds", "run", "primjer").out
    number = str(find_source_ads(platform.engine, "primjer", ["1"])["1"].job_number)
    shown = run_command("show-job", number).out
    assert shown.splitlines()[0].endswith(", offered by prvi 1, offered by primjer 1")
    assert "sourcejoined primjer 1 (same-address), by system (import)\n" in shown
    run_command("feeds", "separate", number, "primjer", "1")
    assert "1 added, 0 joined, 0 changed, 2 unchanged" in run_command("feeds", "run", "primjer").out


def test_after_a_separation_the_job_has_the_text_of_its_other_source(
    run_command: RunCommand, tmp_path: Path, platform: Platform
) -> None:
    for name, result in (("prvi", "Tražimo konobara u Splitu."), ("drugi", "Tražimo kuhara na otoku Visu.")):
        file = tmp_path / f"{name}.xml"
        file.write_bytes(b"<source>" + job(1, text=result).encode() + b"</source>")
        run_command("feeds", "add", name, "--format", "indeed-xml", "--file", str(file))
        run_command("feeds", "run", name)
    number = find_source_ads(platform.engine, "prvi", ["1"])["1"].job_number
    assert find_source_ads(platform.engine, "drugi", ["1"])["1"].job_number == number
    run_command("feeds", "separate", str(number), "prvi", "1")
    assert "1 changed" in run_command("feeds", "run", "drugi").out
    assert "1 added" in run_command("feeds", "run", "prvi").out
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    assert "kuhara" in jobs.get(number).ad.description


def test_an_interrupted_separation_can_be_repeated(run_command: RunCommand, file: Path, platform: Platform) -> None:
    for name in ("jedan", "drugi"):
        run_command("feeds", "add", name, "--format", "indeed-xml", "--file", str(file))
        run_command("feeds", "run", name)
    number = find_source_ads(platform.engine, "drugi", ["1"])["1"].job_number
    jobs = Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    jobs.separate_source(number, SeparateSource(JobSource(feed="drugi", external_id="1")), Context(SYSTEM, "web"))
    assert run_command("feeds", "separate", str(number), "drugi", "1").code == 0
    assert "1 added" in run_command("feeds", "run", "drugi").out


def test_ads_still_offered_by_another_feed_are_reported(run_command: RunCommand, file: Path) -> None:
    for name in ("jedan", "drugi"):
        run_command("feeds", "add", name, "--format", "indeed-xml", "--file", str(file))
        run_command("feeds", "run", name)
    file.write_bytes(feed(1, 2))
    result = run_command("feeds", "run", "drugi")
    assert "0 closed\nmissing from the feed and not closed now: 1, offered by another feed" in result.out


def test_two_feeds_are_separated_by_command(run_command: RunCommand, file: Path, platform: Platform) -> None:
    for name in ("jedan", "drugi"):
        run_command("feeds", "add", name, "--format", "indeed-xml", "--file", str(file))
    run_command("feeds", "run", "jedan")
    assert "0 added, 3 joined" in run_command("feeds", "run", "drugi").out
    number = find_source_ads(platform.engine, "jedan", ["1"])["1"].job_number
    result = run_command("feeds", "separate", str(number), "drugi", "1")
    assert result.code == 0
    assert "1 added, 0 joined" in run_command("feeds", "run", "drugi").out
    assert find_source_ads(platform.engine, "drugi", ["1"])["1"].job_number != number
    assert run_command("feeds", "separate", str(number), "drugi", "1").code == 2
    assert run_command("feeds", "separate", str(number), "jedan", "1").error.startswith("JOB_ONLY_SOURCE")


@pytest.mark.parametrize(
    "words",
    [
        *((*ADD, "--file", "/x", "--every", "soon"), (*ADD, "--file", "/x", "--every", "1m"), ADD),
        *((*ADD, "--file", "/x", "--address", "https://x/"), (*ADD, "--address", "ftp://x/")),
        *(("feeds", "add", "Primjer", "--format", "rss", "--file", "/x"), ("feeds", "add", "x", "--format", "x")),
    ],
)
def test_invalid_options_are_usage_errors(run_command: RunCommand, words: tuple[str, ...]) -> None:
    assert run_command(*words).code == 2


@pytest.mark.parametrize("action", ["run", "report", "pause", "resume"])
def test_an_unknown_feed_is_reported(run_command: RunCommand, action: str) -> None:
    result = run_command("feeds", action, "nothing")
    assert result.code == 1
    assert result.error == "FEED_NOT_FOUND: There is no feed of this name.\n"
