"""The digest of an item covers all its fields and nothing else."""

from dataclasses import replace

import pytest

from domain.feeds.errors import RefusedItem
from domain.feeds.raw_ads import RawAd, RawPlace, RawSalary
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import UnmappedItem
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from tests.domain.feeds.feed_reader import NOW

OFFER = RawAd(
    where="item 1",
    external_id="1",
    title="Kuhar",
    description="<p>Tražimo kuhara.</p>",
    employer="Konoba",
    places=(RawPlace(name="Split"),),
    salary=RawSalary(minimum="1000"),
    apply_address="https://konoba.example/1",
)


def mapped(*offers: RawAd) -> list[UnmappedItem]:
    mapping = AdMapper(Gazetteer(), Occupations(), lambda: NOW, FeedDefaults())
    return [item for item in mapping.read(offers) if not isinstance(item, RefusedItem)]


def test_the_position_of_an_item_is_not_part_of_its_digest() -> None:
    one, other = mapped(OFFER, replace(OFFER, where="item 2"))
    assert one.digest == other.digest


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Kuharica"},
        {"title": "", "description": "Kuhar<p>Tražimo kuhara.</p>"},
        {"places": (RawPlace(region="Split"),)},
        {"places": (RawPlace(name="Split"), RawPlace())},
        {"salary": None},
        {"salary": RawSalary(maximum="1000")},
        {"is_remote": True},
        {"occupations": ("5120",)},
    ],
)
def test_every_field_is_part_of_the_digest(change: dict[str, object]) -> None:
    one, other = mapped(OFFER, replace(OFFER, **change))
    assert one.digest != other.digest


def test_a_lone_surrogate_refuses_its_item_only() -> None:
    first, second, third = mapped(OFFER, replace(OFFER, title="\ud800"), replace(OFFER, title="\udfff"))
    assert second.digest != third.digest
    refused = second.map()
    assert isinstance(refused, RefusedItem)
    assert refused.code == "INVALID_CHARACTERS"
    assert not isinstance(first.map(), RefusedItem)
