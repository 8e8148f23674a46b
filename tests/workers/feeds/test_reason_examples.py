"""The operator's page knows reasons of refusals by their sentences: its examples are what the server writes."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from domain.feeds.boards.detailed_boards import DETAILED_BOARDS
from domain.feeds.errors import BrokenFeed, RefusedItem
from domain.feeds.formats import html_page, json_items
from domain.feeds.raw_ads import ParsedItem
from domain.feeds.register import FORMATS
from domain.job_import import required_fields
from domain.job_import.source_ads import find_source_ads
from domain.job_import.sources import NewFeed
from domain.jobs.commands import CloseJob, RemoveJob
from domain.jobs.events import ClosingReason, RemovalReason
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from tests.domain.feeds.feed_reader import read
from tests.workers.feeds.feed_server import FeedServer, bomb, drip, serving
from tests.workers.feeds.test_detail_pages import POSTINGS, SmartRecruiters
from workers.feeds import decompression, detail_pages, sitemap_pages
from workers.feeds.detail_pages import DetailPages
from workers.feeds.document_file import read_chunks
from workers.feeds.feed_reader import FeedReader
from workers.feeds.fetch_failures import CannotFetch
from workers.feeds.http_client import HttpClient, Limits
from workers.feeds.sitemap_pages import SitemapPages
from workers.feeds.ssrf_guard import SsrfGuard

EXAMPLES = Path(__file__).parents[3] / "web" / "src" / "features" / "feeds" / "reasonExamples.json"
AD = {
    "id": "1",
    "title": "Vozač",
    "description": "Prijevoz putnika.",
    "employer": "Primjer",
    "place": "Split",
    "published": "2026-05-01",
    "apply_until": "",
    "apply_url": "https://primjer.example/1",
    "salary_from": "",
    "salary_to": "",
}
ASHBY_AD = {"id": "1", "title": "Vozač", "jobUrl": "https://primjer.example/1"}
CONTEXT = Context(SYSTEM, "web")
DEEP = json.loads("[" * 40 + "]" * 40)

Reason = tuple[str, str]
"""The code and the sentence."""


def table(*rows: dict[str, str], more: str = "") -> str:
    """CSV with these rows, each the ad with changes."""
    lines = [";".join((AD | row).values()) for row in rows]
    return "\n".join([";".join(AD), *lines, more])


def jobs(*found: object, **more: object) -> str:
    return json.dumps({"jobs": found} | more)


DOCUMENTS: list[tuple[str, str | bytes]] = [
    *(
        ("csv", table(changes))
        for changes in (
            *({name: ""} for name in ("id", "title", "description", "employer", "place", "apply_url")),
            {"title": "Vozač\x01"},
            {"apply_until": "uskoro"},
            {"published": "jučer"},
            {"published": "2026-05-03T10:00:00Z", "apply_until": "2026-05-01"},
            {"salary_from": "po dogovoru"},
            {"salary_from": "l'accord"},
            {"salary_from": "2500,50", "salary_to": "1800"},
            {"apply_url": "/prijava"},
            {"apply_url": "primjer"},
            {"description": "x" * 60_001},
            {"description": f'"{"x" * 2**20}"'},
        )
    ),
    ("csv", table({"title": "Vozač u Splitu?"}).encode().replace(b"?", b"\xff")),
    ("csv", table({"apply_url": "https://primjer.example/1;;;;"})),
    ("csv", table(more="2;Vozač\n")),
    ("csv", table(more="2;Vozač")),
    ("csv", table(more='2;"Vozač')),
    ("csv", "oznaka posla;tekst\n"),
    ("csv", "\n"),
    ("ashby", jobs({})),
    ("ashby", jobs({**ASHBY_AD, "title": ""})),
    ("ashby", jobs({**ASHBY_AD, "deep": DEEP})),
    ("ashby", jobs({**ASHBY_AD, "long": "x" * 2**20})),
    ("ashby", json.dumps({"more": DEEP})),
    ("ashby", json.dumps({"more": "x" * 2**20})),
    ("greenhouse", jobs(*({"id": number} for number in range(3)), meta={"total": 12})),
    ("greenhouse", json.dumps({"error": "x", "code": 1})),
    ("greenhouse", "[]"),
    ("greenhouse", "{}"),
    ("greenhouse", "1"),
    ("lever", json.dumps({"error": "x"})),
    ("json", json.dumps({"error": "x"})),
    ("json", json.dumps([{"error": "x"}])),
    ("json-feed", "[]"),
    ("eures", "[]"),
    ("schema-org", json.dumps({"error": "x"})),
    ("schema-org", "<!doctype html><html><head><title>Prijava</title></head></html>"),
    ("schema-org", "<!doctype html><html></html>"),
    ("rss", "<!doctype html><html><br></html>"),
    ("rss", "<html><head><title>Prijava</title></head></html>"),
    ("rss", "<source><job><title>Vozač</title></job></source>"),
    ("rss", "Sorry"),
    ("rss", '{"jobs": []}'),
    ("rss", f"<source>{'<job/>' * 50_000}</source>"),
    ("rss", "<rss><channel></channel>"),
    ("rss", "<rss><channel><item>"),
    ("rss", '<!DOCTYPE x [<!ENTITY y "z">]><rss></rss>'),
    ("rss", '<?xml version="1.0" encoding="zip"?><rss></rss>'),
]


def reasons_in(name: str, document: str | bytes, employer: str = "") -> Iterator[Reason]:
    """Yields why items of the document were refused, or it itself."""
    try:
        refused: Sequence[RefusedItem | BrokenFeed] = [
            item for item in read(FORMATS[name].read, document, employer=employer) if isinstance(item, RefusedItem)
        ]
    except BrokenFeed as broken:
        refused = [broken]
    assert refused, document[:200]
    yield from ((item.code, item.reason) for item in refused)


def refusal_of(call: Callable[[], object]) -> Reason:
    """Returns why a call was refused."""
    with pytest.raises((BrokenFeed, CannotFetch)) as refused:
        call()
    return refused.value.code, refused.value.reason


def document_reasons(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reason]:
    for name, document in DOCUMENTS:
        yield from reasons_in(name, document)
    monkeypatch.setattr(required_fields, "MAX_NAMES_IN_REASON", 1)
    yield from reasons_in("ashby", jobs(ASHBY_AD), employer="Primjer")
    monkeypatch.setattr(html_page, "MAX_PAGE_BYTES", 2**16)
    yield from reasons_in("schema-org", "<html>" + "x" * 2**17)
    monkeypatch.setattr(json_items, "MAX_STRING_BYTES", 2**16)
    yield from reasons_in("ashby", '["' + "x" * 2**18)


def fetch_reasons(server: FeedServer, file: Path) -> Iterator[Reason]:
    """Yields reasons of the HTTP client, and of a packed document that it wrote."""
    guard = SsrfGuard([("127.0.0.1", server.port)])
    limits = Limits(max_bytes=2**20, connect_seconds=60, read_seconds=60, total_seconds=60)

    def fetched(path: str, guard: SsrfGuard = guard, limits: Limits = limits) -> Reason:
        return refusal_of(lambda: HttpClient(guard, limits=limits).fetch(server.address(path), file))

    given_up = threading.Event()

    def silent(_: object) -> None:
        given_up.wait(60)

    server.answers |= {"/silent": silent, "/slow": drip}
    server.serve("/loop", b"", 302, Location="/loop")
    server.serve("/busy", b"", 503)
    server.serve("/packed", b"x", Content_Encoding="br")
    server.serve("/large", b"", Content_Length=str(10**12))
    server.serve("/short", b"x", Content_Length="800")
    yield from map(fetched, ("/loop", "/busy", "/packed", "/large", "/short"))
    yield fetched("/slow", limits=replace(limits, total_seconds=0.5))
    yield fetched("/silent", limits=replace(limits, read_seconds=0.2))
    given_up.set()

    def resolve(host: str) -> list[str]:
        raise OSError(host)

    for unknown in (SsrfGuard(resolve=resolve), SsrfGuard(resolve=lambda _: [])):
        yield refusal_of(lambda unknown=unknown: unknown.check("https://ploca.example/"))


def packed_reason(file: Path, monkeypatch: pytest.MonkeyPatch) -> Reason:
    """Returns the reason of a bomb with zeros behind it, which are no part of the archive: zlib's own size differs
    between versions."""
    monkeypatch.setattr(decompression, "CHECK_EXPANSION_FROM", 2**17)
    file.write_bytes(bomb(2**19).ljust(1024, b"\x00"))
    return refusal_of(lambda: list(read_chunks(file)))


def series_reasons(server: FeedServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reason]:
    """Yields reasons of lists and sitemaps whose ads stand on pages of their own."""
    client = HttpClient(SsrfGuard([("127.0.0.1", server.port)]))
    board = SmartRecruiters(server, "1", "2")
    board.total = 3

    def listed() -> list[ParsedItem]:
        pages = DetailPages(client, DETAILED_BOARDS["smartrecruiters"])
        return list(pages.read([board.page()], server.address(POSTINGS)))

    yield refusal_of(listed)
    monkeypatch.setattr(detail_pages, "MAX_LIST_PAGES", 1)
    yield refusal_of(listed)
    board.total = None
    server.serve(f"{POSTINGS}/1", b'{"error": "x"}')
    yield from ((item.code, item.reason) for item in listed() if isinstance(item, RefusedItem))

    def site(kind: str, entry: str, count: int) -> list[ParsedItem]:
        entries = "".join(f"<{entry}><loc>/{number}</loc></{entry}>" for number in range(count))
        document = f"<{kind}>{entries}</{kind}>".encode()
        return list(SitemapPages(client).read([document], None, server.address("/sitemap.xml")))

    monkeypatch.setattr(sitemap_pages, "MAX_PAGES", 2)
    yield refusal_of(lambda: site("urlset", "url", 3))
    yield refusal_of(lambda: site("sitemapindex", "sitemap", 51))


class Import:
    """A feed in a file, read as on the server."""

    def __init__(self, platform: Platform, file: Path) -> None:
        self._file = file
        self._platform = platform
        self._reader = FeedReader(platform, HttpClient(SsrfGuard()))
        self._source = self._reader.sources.add(NewFeed(name="primjer", format="csv", location=str(file)))

    def reasons(self, document: str) -> Iterator[Reason]:
        """Yields reasons of the reading and of its items, as the operator's page gets them."""
        self._file.write_text(document, "utf-8")
        run = self._reader.run(self._source)
        yield from ((refused.code, refused.reason) for refused in self._reader.runs.list_refusals(run.id))
        if run.code:
            yield run.code, run.reason

    def job(self, external_id: str) -> int:
        """The number of the job that the feed's ad has become."""
        return find_source_ads(self._platform.engine, "primjer", [external_id])[external_id].job_number


def import_reasons(platform: Platform, file: Path) -> Iterator[Reason]:
    feed, jobs = Import(platform, file), Jobs(platform.logs["jobs"], platform.engine, platform.clock)
    yield from feed.reasons(table())
    yield from feed.reasons(table(*({"id": number, "apply_until": "uskoro"} for number in "12"), {"title": ""}))
    yield from feed.reasons(table({}, {}, {"id": "2", "title": "Kuhar", "apply_url": "https://primjer.example/2"}))
    jobs.close(feed.job("1"), CloseJob(ClosingReason.FILLED), CONTEXT)
    jobs.remove(feed.job("2"), RemoveJob(RemovalReason.REQUESTED), CONTEXT)
    yield from feed.reasons(
        table(
            {"description": "Prijevoz robe."},
            {"id": "2", "title": "Kuhar", "description": "Kuhanje."},
            {"id": "3", "title": "Zidar", "apply_until": "2026-05-02"},
            {"id": "4", "title": "Mesar", "published": "2999-05-01"},
            {"id": "5", "title": "Pekar"},
        )
    )


def test_the_examples_are_what_the_server_writes(
    platform: Platform, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence that is worded anew here is worded anew there, too: in the examples and in the client's forms."""
    with serving() as server:
        written = {
            *fetch_reasons(server, tmp_path / "fetched"),
            *series_reasons(server, monkeypatch),
            *import_reasons(platform, tmp_path / "feed.csv"),
            packed_reason(tmp_path / "packed", monkeypatch),
            *document_reasons(monkeypatch),
        }
    known = [(example["code"], example["reason"]) for example in json.loads(EXAMPLES.read_text("utf-8"))]
    assert written == set(known)
    assert len(known) == len(written)
