"""HR-XML openings of both versions."""

import pytest

from domain.feeds.errors import BrokenFeed
from domain.feeds.formats.hr_xml import read_hr_xml
from domain.jobs.ad import WorkingTime
from domain.jobs.salary import SalaryPeriod
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import ads, codes, read

VERSION_2 = """<PositionOpening xmlns="http://ns.hr-xml.org/2007-04-15" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <PositionRecordInfo>
    <Id idOwner="Primjer" validFrom="2026-05-01" validTo="2026-05-31"><IdValue>24</IdValue></Id>
  </PositionRecordInfo>
  <PositionProfile xml:lang="HR">
    <Organization><OrganizationName>Brodogradilište Primjer</OrganizationName></Organization>
    <PositionDetail>
      <PhysicalLocation><PostalAddress>
        <CountryCode>HR</CountryCode><PostalCode>51000</PostalCode><Municipality>Rijeka</Municipality>
      </PostalAddress></PhysicalLocation>
      <JobCategory><CategoryCode>7212</CategoryCode></JobCategory>
      <PositionTitle><![CDATA[Zavarivač/ica]]></PositionTitle>
      <PositionClassification>Direct Hire</PositionClassification>
      <PositionSchedule>fullTime</PositionSchedule>
      <RemunerationPackage><BasePay currencyCode="EUR" baseInterval="Hourly">
        <BasePayAmountMin>9</BasePayAmountMin><BasePayAmountMax>12.5</BasePayAmountMax>
      </BasePay></RemunerationPackage>
    </PositionDetail>
    <FormattedPositionDescription><Name>Opis posla</Name><Value>&lt;p&gt;Zavarivanje brodova.&lt;/p&gt;</Value>
    </FormattedPositionDescription>
    <FormattedPositionDescription><Name>Qualifications</Name><Value>Atest</Value></FormattedPositionDescription>
    <HowToApply><ApplicationMethod><InternetWebAddress>https://primjer.example/24</InternetWebAddress></ApplicationMethod>
    </HowToApply>
    <NumberToFill>5</NumberToFill>
  </PositionProfile>
</PositionOpening>"""

VERSION_3 = """<hr:PositionOpening xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9">
  <hr:DocumentID schemeID="x">3-7</hr:DocumentID>
  <hr:PositionProfile languageCode="sl">
    <hr:PostingInstruction>
      <hr:ApplicationMethod><hr:Instructions/><oa:URI>https://primer.example/3-7</oa:URI></hr:ApplicationMethod>
    </hr:PostingInstruction>
    <hr:PositionOrganization><hr:OrganizationIdentifiers><hr:OrganizationName>Primer d.o.o.</hr:OrganizationName>
    </hr:OrganizationIdentifiers></hr:PositionOrganization>
    <hr:PositionLocation><hr:Address><oa:CityName>Maribor</oa:CityName><hr:CountryCode>SI</hr:CountryCode></hr:Address>
    </hr:PositionLocation>
    <hr:PositionTitle>Natakar</hr:PositionTitle>
    <hr:JobCategoryCode>http://data.europa.eu/esco/isco/C5131</hr:JobCategoryCode>
    <hr:PositionOfferingTypeCode>Temporary</hr:PositionOfferingTypeCode>
    <hr:PositionScheduleTypeCode>PartTime</hr:PositionScheduleTypeCode>
    <hr:PositionFormattedDescription><oa:Content>Strežba <b>gostov</b>.</oa:Content></hr:PositionFormattedDescription>
  </hr:PositionProfile>
</hr:PositionOpening>"""


def test_version_2_becomes_an_ad() -> None:
    [item] = ads(read(read_hr_xml, f'<?xml version="1.0"?>{VERSION_2}'))
    assert (item.external_id, item.employer.name) == ("24", "Brodogradilište Primjer")
    assert (item.ad.title, item.ad.position, item.ad.workers, item.ad.language) == ("Zavarivač/ica", "7212", 5, "hr")
    assert [place.name for place in item.ad.places] == ["Rijeka"]
    assert (item.ad.employment, item.ad.working_time) == (Employment.PERMANENT, WorkingTime.FULL_TIME)
    assert item.ad.description == "<h3>Opis posla</h3><p>Zavarivanje brodova.</p>"
    assert item.ad.requirements == "<h3>Qualifications</h3><p>Atest</p>"
    assert item.ad.salary is not None
    assert (str(item.ad.salary.maximum), item.ad.salary.period) == ("12.50", SalaryPeriod.HOUR)
    assert item.apply_until.isoformat() == "2026-05-31T21:59:59+00:00"


def test_version_3_becomes_an_ad() -> None:
    [item] = ads(read(read_hr_xml, VERSION_3, size=9))
    assert (item.external_id, item.employer.name, item.ad.position) == ("3-7", "Primer d.o.o.", "5131")
    assert [(place.name, place.country) for place in item.ad.places] == [("Maribor", "SI")]
    assert (item.ad.employment, item.ad.working_time) == (Employment.FIXED_TERM, WorkingTime.PART_TIME)
    assert item.ad.description == "Strežba <strong>gostov</strong>."
    assert item.ad.application_ways[0].target == "https://primer.example/3-7"


def test_many_in_one_envelope_and_a_broken_one_among_them() -> None:
    document = f"<Envelope><Packet>{VERSION_2}<PositionOpening><x></PositionOpening>{VERSION_3}</Packet></Envelope>"
    items = read(read_hr_xml, document)
    assert [item.external_id for item in ads(items)] == ["24", "3-7"]
    assert codes(items) == ["MALFORMED_ITEM"]


@pytest.mark.parametrize("document", [VERSION_2[:900], "<html/", "{}"])
def test_a_malformed_or_truncated_feed_is_reported(document: str) -> None:
    with pytest.raises(BrokenFeed):
        read(read_hr_xml, document)


def test_the_latest_day_of_starting_is_no_deadline_where_there_is_one() -> None:
    start = "<PositionDateInfo><MaximumStartDate>2026-08-01</MaximumStartDate></PositionDateInfo><Organization>"
    document = VERSION_2.replace("<Organization>", start)
    [item] = ads(read(read_hr_xml, document))
    assert item.apply_until.isoformat() == "2026-05-31T21:59:59+00:00"
    [item] = ads(read(read_hr_xml, document.replace('validTo="2026-05-31"', "")))
    assert item.apply_until.isoformat() == "2026-08-01T21:59:59+00:00"


def with_profile(more: str) -> str:
    return VERSION_3.replace("<hr:PositionTitle>", f"{more}<hr:PositionTitle>", 1)


@pytest.mark.parametrize("status", ["Closed", "Inactive", "cancelled"])
def test_an_opening_that_is_closed_is_left_out(status: str) -> None:
    code = f"<hr:PositionOpeningStatusCode>{status}</hr:PositionOpeningStatusCode>"
    assert read(read_hr_xml, VERSION_3.replace("<hr:PositionProfile", f"{code}<hr:PositionProfile", 1)) == []


def test_channels_of_an_application_are_told_apart() -> None:
    channels = """<hr:PersonContact>
      <hr:Communication><hr:ChannelCode>Email</hr:ChannelCode><oa:URI>ana@primer.example</oa:URI></hr:Communication>
      <hr:Communication><hr:ChannelCode>Telephone</hr:ChannelCode><oa:DialNumber>02 123 4567</oa:DialNumber>
      </hr:Communication>
      <hr:Communication><hr:ChannelCode>Web</hr:ChannelCode><oa:URI>https://primer.example/web</oa:URI></hr:Communication>
    </hr:PersonContact>"""
    document = VERSION_3.replace("<oa:URI>https://primer.example/3-7</oa:URI>", channels)
    [item] = ads(read(read_hr_xml, document))
    assert [way.target for way in item.ad.application_ways] == ["https://primer.example/web", "02 123 4567"]


@pytest.mark.parametrize(("unit", "amount", "years"), [("year", "3", 3), ("month", "30", 2), ("year", "many", None)])
def test_quantity_and_experience_are_read(unit: str, amount: str, years: int | None) -> None:
    more = f"""<hr:PositionOpenQuantity>4</hr:PositionOpenQuantity><hr:ExperienceSummary><hr:ExperienceCategory>
      <hr:Measure unitCode="{unit}">{amount}</hr:Measure></hr:ExperienceCategory></hr:ExperienceSummary>"""
    [item] = ads(read(read_hr_xml, with_profile(more)))
    assert (item.ad.workers, item.ad.minimum_experience_years) == (4, years)


def test_a_range_of_pay_needs_its_interval() -> None:
    pay = """<hr:RemunerationRange><hr:RemunerationMinimumAmount currencyID="EUR">1200</hr:RemunerationMinimumAmount>
      <hr:RemunerationMaximumAmount currencyID="EUR">1500</hr:RemunerationMaximumAmount>%s</hr:RemunerationRange>"""
    interval = "<hr:RemunerationRateIntervalCode>Month</hr:RemunerationRateIntervalCode>"
    [item] = ads(read(read_hr_xml, with_profile(pay % interval)))
    assert item.ad.salary is not None
    assert (item.ad.salary.currency, item.ad.salary.minimum, item.ad.salary.period) == ("EUR", 1200, SalaryPeriod.MONTH)
    [item] = ads(read(read_hr_xml, with_profile(pay % "")))
    assert item.ad.salary is None
