"""RSS and Atom."""

from domain.feeds.formats.rss import read_rss
from domain.jobs.ad import WorkingTime, WorkMode
from tests.domain.feeds.feed_reader import ads, codes, read

RSS = """<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:job_listing="https://primjer.example/ns"
  xmlns:georss="http://www.georss.org/georss">
<channel><title>Poslovi</title><link>https://primjer.example</link>
<item>
  <title>Kuhar &amp; slastičar</title><link>https://primjer.example/posao/1</link><guid isPermaLink="false">p-1</guid>
  <pubDate>Sat, 02 May 2026 10:00:00 +0200</pubDate>
  <description>Kratko</description>
  <content:encoded><![CDATA[<p>Kuhanje u hotelu na otoku koji je lijep.</p>]]></content:encoded>
  <job_listing:location>Hvar</job_listing:location><job_listing:job_type>Full Time</job_listing:job_type>
  <job_listing:company>Hotel Primjer</job_listing:company><job_listing:expires>2026-06-30</job_listing:expires>
  <job_listing:salary>1.800 EUR mjesečno</job_listing:salary><georss:point>43.17 16.44</georss:point>
</item>
<item><title>Bez tvrtke</title><link>https://primjer.example/posao/2</link><description>Opis.</description></item>
</channel></rss>"""

ATOM = """<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>
<entry><id>tag:example,2026:1</id><title>Cook</title><updated>2026-05-03T08:00:00Z</updated>
<link rel="self" href="https://primjer.example/api/1"/><link href="https://primjer.example/jobs/1"/>
<author><name>Hotel Example</name></author><category term="Full-time"/>
<summary type="html">&lt;p&gt;Cook.&lt;/p&gt;</summary>
</entry></feed>"""


def test_an_item_becomes_an_ad() -> None:
    items = read(read_rss, RSS)
    [item] = ads(items)
    assert (item.external_id, item.employer.name, item.ad.title) == ("p-1", "Hotel Primjer", "Kuhar & slastičar")
    assert item.ad.description.startswith("<p>Kuhanje")
    assert [place.country for place in item.ad.places] == ["HR"]
    assert item.ad.working_time is WorkingTime.FULL_TIME
    assert item.ad.salary is not None
    assert item.ad.salary.minimum == 1800
    assert item.published_at.isoformat() == "2026-05-02T08:00:00+00:00"
    assert item.apply_until.isoformat() == "2026-06-30T21:59:59+00:00"
    assert codes(items) == ["NO_EMPLOYER"]


def test_an_entry_becomes_an_ad_of_the_country_of_the_feed() -> None:
    [item] = ads(read(read_rss, ATOM.replace("<summary", "<city>Ljubljana</city><summary"), country="SI"))
    assert (item.external_id, item.employer.name) == ("tag:example,2026:1", "Hotel Example")
    assert item.ad.application_ways[0].target == "https://primjer.example/jobs/1"
    assert [place.country for place in item.ad.places] == ["SI"]
    assert item.ad.working_time is WorkingTime.FULL_TIME


def test_the_author_is_the_employer_when_none_is_named() -> None:
    written = RSS.replace("<description>Opis.", "<creator>admin</creator><location>Hvar</location><description>Opis.")
    assert [item.employer.name for item in ads(read(read_rss, written))] == ["Hotel Primjer", "admin"]
    named = ads(read(read_rss, written, employer="Primjer d.o.o."))
    assert [item.employer.name for item in named] == ["Hotel Primjer", "Primjer d.o.o."]


def test_anywhere_is_no_place_and_needs_none() -> None:
    anywhere = RSS.replace("<job_listing:location>Hvar<", "<region>Anywhere in the World</region><x>-<")
    anywhere = anywhere.replace("</job_listing:location>", "</x>").replace("43.17 16.44", "")
    [item] = ads(read(read_rss, anywhere))
    assert (item.ad.work_mode, item.ad.places) == (WorkMode.REMOTE, ())
