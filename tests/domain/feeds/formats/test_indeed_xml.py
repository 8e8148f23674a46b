"""Indeed XML: mapping of fields, and refusals that do not affect other items."""

from datetime import UTC, datetime
from decimal import Decimal

import pytest

from domain.feeds.errors import BrokenFeed, FeedErrorCode, RefusedItem
from domain.feeds.formats.indeed_xml import read_indeed_xml
from domain.jobs.ad import WorkingTime, WorkMode
from domain.jobs.application_ways import ApplicationType, ApplicationWay
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import NOW, ads, codes, read

FEED = """<?xml version="1.0" encoding="utf-8"?>
<!-- <job> in a comment is none -->
<source>
 <publisher>Primjer</publisher>
 <job>
  <title><![CDATA[KONOBAR/ICA u </job>]]></title>
  <date><![CDATA[Mon, 04 May 2026 08:00:00 GMT]]></date>
  <referencenumber><![CDATA[a-1]]></referencenumber>
  <url><![CDATA[https://oglasi.example/a-1?x=1&y=2]]></url>
  <company><![CDATA[Konoba &quot;Tri Volta&quot;]]></company>
  <city><![CDATA[Split]]></city><state>Dalmacija</state><country>Hrvatska</country>
  <description><![CDATA[<h2>Tražimo</h2><div>konobara za rad na rivi.</div><script>x()</script>]]></description>
  <salary><![CDATA[1.100 - 1.400 € mjesečno]]></salary>
  <jobtype>full-time, seasonal</jobtype>
  <expirationdate>31.5.2026.</expirationdate>
 </job>
 <job>
  <title>Software engineer</title><referencenumber>a-2</referencenumber><url>https://oglasi.example/a-2</url>
  <company>Softver d.o.o.</company><city>Remote</city><country>SI</country><remotetype>Fully remote</remotetype>
  <description>We write software for ships.

And for boats &amp; ferries, with you.</description>
  <salary>$50K - $60K per year</salary>
 </job>
</source>
"""


@pytest.mark.parametrize("size", [7, 64, 65_536])
def test_each_job_becomes_an_ad(size: int) -> None:
    waiter, engineer = ads(read(read_indeed_xml, FEED, size=size))
    assert (waiter.external_id, waiter.employer.name) == ("a-1", 'Konoba "Tri Volta"')
    assert (waiter.ad.title, waiter.ad.language, waiter.ad.position) == ("KONOBAR/ICA u", "hr", "5131")
    assert [(place.geonameid, place.country) for place in waiter.ad.places] == [(3190261, "HR")]
    assert waiter.ad.description == "<h3>Tražimo</h3><p>konobara za rad na rivi.</p>"
    assert (waiter.ad.employment, waiter.ad.working_time) == (Employment.SEASONAL, WorkingTime.FULL_TIME)
    assert waiter.ad.salary is not None
    assert (waiter.ad.salary.minimum, waiter.ad.salary.maximum) == (Decimal(1100), Decimal(1400))
    assert waiter.ad.application_ways == (
        ApplicationWay(type=ApplicationType.EXTERNAL_LINK, target="https://oglasi.example/a-1?x=1&y=2"),
    )
    assert waiter.published_at == datetime(2026, 5, 4, 8, tzinfo=UTC)
    assert (waiter.apply_until, waiter.has_deadline) == (datetime(2026, 5, 31, 21, 59, 59, tzinfo=UTC), True)
    assert (engineer.ad.work_mode, engineer.ad.places, engineer.ad.language) == (WorkMode.REMOTE, (), "en")
    assert engineer.ad.description == "<p>We write software for ships.</p><p>And for boats &amp; ferries, with you.</p>"
    assert engineer.ad.salary is not None
    assert (engineer.ad.salary.currency, engineer.ad.salary.maximum) == ("USD", Decimal(60_000))
    assert (engineer.published_at, engineer.has_deadline) == (NOW, False)
    assert engineer.apply_until == datetime(2026, 6, 3, 21, 59, 59, tzinfo=UTC)


GOOD = FEED[FEED.index(" <job>\n  <title>Soft") : FEED.index("</source>")]


@pytest.mark.parametrize(
    ("job", "code"),
    [
        ("<job>&nbsp;</job>", "MALFORMED_ITEM"),
        ("<job><title>No end</job>", "MALFORMED_ITEM"),
        ("<job>\x00</job>", "MALFORMED_ITEM"),
        ("<job/>", "NO_ID"),
        (GOOD.replace("Software engineer", " "), "NO_TITLE"),
        (GOOD.replace("Softver d.o.o.", ""), "NO_EMPLOYER"),
        (GOOD.replace("Remote", "").replace("Fully remote", "").replace("SI", ""), "NO_PLACE"),
        (GOOD.replace("https://oglasi.example/a-2", "javascript:alert(1)"), "NO_WAY_TO_APPLY"),
        (GOOD.replace("<salary>", "<expirationdate>soon</expirationdate><salary>"), "INVALID_DATE"),
        (GOOD.replace("<salary>", "<expirationdate>2020-01-01</expirationdate><salary>"), "CLOSES_BEFORE_IT_OPENS"),
        (GOOD.replace("We write", "We write " + "x" * 70_000), "ITEM_TOO_LONG"),
        (GOOD.replace("We write", "We write " + "x" * 10_000_000), "ITEM_TOO_LONG"),
        (f"<job>{'<a>' * 60_000}{'</a>' * 60_000}</job>", "NO_ID"),
    ],
)
def test_a_broken_job_is_refused_by_itself(job: str, code: str) -> None:
    items = read(read_indeed_xml, f"<source>{job}{GOOD}</source>")
    assert codes(items) == [code]
    assert [item.external_id for item in ads(items)] == ["a-2"]


def test_undecodable_bytes_refuse_their_item_only() -> None:
    broken = GOOD.encode().replace(b"ships", b"\xff\xfe\xfa")
    items = read(read_indeed_xml, b"<source>" + broken + GOOD.encode() + b"</source>")
    assert codes(items) == ["INVALID_ENCODING"]
    assert len(ads(items)) == 1


@pytest.mark.parametrize("charset", [None, "iso-8859-1", "utf-8"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "windows-1250", "utf-16"])
def test_the_declared_encoding_overrides_the_http_header(encoding: str, charset: str | None) -> None:
    document = FEED.replace('"utf-8"', f'"{encoding.removesuffix("-sig")}"').encode(encoding)
    assert ads(read(read_indeed_xml, document, charset=charset))[0].ad.title == "KONOBAR/ICA u"
    assert "Tražimo" in ads(read(read_indeed_xml, document, charset=charset))[0].ad.description


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ("", FeedErrorCode.NOT_THIS_FORMAT),
        ("<html><p>Gone</html>", FeedErrorCode.NOT_THIS_FORMAT),
        ('{"jobs": []}', FeedErrorCode.NOT_THIS_FORMAT),
        (f"<source>{' ' * 600_000}{GOOD}</source>", FeedErrorCode.NOT_THIS_FORMAT),
        ('<?xml version="1.0" encoding="zip"?><source/>', FeedErrorCode.UNKNOWN_ENCODING),
        (f'<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><s><job>&x;</job>{GOOD}</s>', "FORBIDDEN_MARKUP"),
        (
            '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><s><job>&c;</job></s>',
            FeedErrorCode.FORBIDDEN_MARKUP,
        ),
        (FEED[: FEED.index("<country>Hrvatska")], FeedErrorCode.FEED_CUT_OFF),
        (FEED.replace("</source>", ""), FeedErrorCode.FEED_CUT_OFF),
    ],
)
def test_a_malformed_or_truncated_feed_is_reported(document: str, code: str) -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(read_indeed_xml, document)
    assert broken.value.code == code
    assert broken.value.reason


def test_items_before_a_truncation_are_yielded() -> None:
    items = read_indeed_xml([FEED.replace("</source>", "").encode()], None)
    assert [next(items), next(items)]


def test_a_feed_without_jobs_is_empty_and_whole() -> None:
    assert read(read_indeed_xml, "<source><publisher>P</publisher></source>") == []


@pytest.mark.parametrize(
    ("written", "country", "until"),
    [
        ("25/06/2026", "HR", "2026-06-25T21:59:59+00:00"),
        ("05/06/2026", "HR", "2026-06-05T21:59:59+00:00"),
        ("06/05/2026", "US", "2026-06-06T09:59:59+00:00"),
        ("25/06/2026", "US", "2026-06-26T09:59:59+00:00"),
        ("5. 6. 2026. 15:30", "HR", "2026-06-05T13:30:00+00:00"),
        ("05.06.2026. u 15:30 h", "HR", "2026-06-05T13:30:00+00:00"),
        ("2026/06/05", "HR", "2026-06-05T21:59:59+00:00"),
        ("2026-06-05T00:00:00+00:00", "HR", "2026-06-05T21:59:59+00:00"),
        ("2026-06-05T00:00:00.000Z", "HR", "2026-06-05T21:59:59+00:00"),
        ("2026-06-05T01:00:00+02:00", "HR", "2026-06-04T23:00:00+00:00"),
        ("2026-06-05 15:30:00 UTC", "HR", "2026-06-05T15:30:00+00:00"),
    ],
)
def test_dates_are_read_as_they_are_written_in_the_country(written: str, country: str, until: str) -> None:
    job = (
        GOOD.replace("<country>SI", f"<country>{country}")
        .replace("Remote<", "Town<")
        .replace("<salary>", f"<expirationdate>{written}</expirationdate><salary>")
    )
    [item] = ads(read(read_indeed_xml, f"<source>{job}</source>"))
    assert item.apply_until.isoformat() == until


def test_experience_and_education_are_kept() -> None:
    job = GOOD.replace("<salary>", "<experience>5+ years</experience><education>Bachelors</education><salary>")
    [item] = ads(read(read_indeed_xml, f"<source>{job}</source>"))
    assert (item.ad.minimum_experience_years, item.ad.education_level) == (5, 6)


@pytest.mark.parametrize(
    ("document", "found"),
    [
        ("<!doctype html><html><title>Log in</title><p></html>", "found an HTML page"),
        (
            "<rss><channel><item><title>T</title></item></channel></rss>",
            "found <rss> with <channel>, <item>, <title>",
        ),
        ('{"jobs": []}', "in XML; invalid XML"),
    ],
)
def test_another_document_is_named_with_what_stood_there(document: str, found: str) -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(read_indeed_xml, document)
    assert broken.value.code == FeedErrorCode.NOT_THIS_FORMAT
    assert broken.value.reason.startswith("looked for <job> or <vacancy>")
    assert found in broken.value.reason


def test_a_refusal_names_the_fields_looked_for_and_those_found() -> None:
    [refused] = read(read_indeed_xml, "<source><job><id>1</id><glava>Kuhar</glava></job></source>")
    assert isinstance(refused, RefusedItem)
    assert refused.reason.startswith("there is no title; looked for title, jobtitle")
    assert refused.reason.endswith("found id, glava")


DIALECT = """<jobs><Job id="77"><job_title>Cook</job_title><job_description><p>Cooking for guests.</p></job_description>
<company_title>Hotel</company_title><region><city>Split</city><country>HR</country></region>
<apply_url>https://hotel.example/77</apply_url><expires_at>2026-06-05</expires_at><salary><min>1200</min><max>1500</max>
<currency>EUR</currency><period>month</period></salary></Job></jobs>"""


def test_a_dialect_with_other_names_and_nested_fields_is_read() -> None:
    [item] = ads(read(read_indeed_xml, DIALECT))
    assert (item.external_id, item.ad.title, item.employer.name) == ("77", "Cook", "Hotel")
    assert item.ad.description == "<p>Cooking for guests.</p>"
    assert [(place.name, place.country) for place in item.ad.places] == [("Split", "HR")]
    assert item.apply_until.isoformat() == "2026-06-05T21:59:59+00:00"
    assert item.ad.salary is not None
    assert (item.ad.salary.minimum, item.ad.salary.maximum) == (Decimal(1200), Decimal(1500))
