"""Compares the salaries of published ads of an occupation in a place, its county or its country."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy import Connection, Engine

from api.jobs.salaries.monthly_offer import monthly_offer
from api.jobs.salaries.schemas import (
    AreaStep,
    ComparedSalaries,
    PayRange,
    SalaryComparison,
    SalaryComparisonQuery,
)
from api.jobs.schemas import Named
from domain.calculators.pay_range import FEWEST_ADS, FEWEST_EMPLOYERS, is_enough, pay_range
from domain.kernel.errors import InvalidInput
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from domain.reference.countries import find_country
from domain.reference.country_names import HOME_COUNTRY
from domain.reference.places import find_place, find_region
from domain.reference.positions import find_category, find_position
from read_models.job_pages.offered_salaries import MONTHS, SalaryFilter, list_offered_salaries

CURRENCIES = {"HR": "EUR", "SI": "EUR", "BA": "BAM", "MK": "MKD"}
"""Currencies of the markets. Salaries in another one are left out, since rates of exchange say nothing about pay."""


def counts_demo(settings: Settings) -> bool:
    """Whether invented ads count: only on a site for demonstration, which says so."""
    return settings.environment != "production" or settings.demo_markup


@dataclass(frozen=True, slots=True)
class SalaryComparisons:
    """Reads the ads anew for each request: an index finds them, and conversions are remembered."""

    engine: Engine
    with_demo: bool

    def compare(self, requested: SalaryComparisonQuery, locale: Locale) -> SalaryComparison:
        """The figures of the requested area, or of the first wider one with enough ads. Raises InvalidInput for an
        occupation or area that does not exist."""
        position = _position(requested.position, locale)
        areas = list(_areas(requested.location or HOME_COUNTRY[locale], locale))
        found, tried = None, list[AreaStep]()
        with self.engine.connect() as connection:
            for step, area, country in areas:
                wanted = _filter(requested.position, area.id, country, with_demo=self.with_demo)
                if found := _compare(connection, wanted, step, area):
                    break
                tried.append(step)
        return SalaryComparison(
            position=position,
            location=areas[0][1],
            fewest_ads=FEWEST_ADS,
            fewest_employers=FEWEST_EMPLOYERS,
            months=MONTHS,
            tried=tried,
            found=found,
        )


def _compare(connection: Connection, wanted: SalaryFilter, step: AreaStep, area: Named) -> ComparedSalaries | None:
    """Both sides where they can be converted, else the one that most ads name."""
    read = [(each, monthly_offer(each, wanted.country)) for each in list_offered_salaries(connection, wanted)]
    known = [(ad, offer) for ad, offer in read if offer]
    gross = [(ad, offer) for ad, offer in known if offer.gross is not None]
    net = [(ad, offer) for ad, offer in known if offer.net is not None]
    counted = max(gross, net, key=len)
    if not is_enough([offer for _, offer in counted]):
        return None
    return ComparedSalaries(
        step=step,
        area=area,
        ads=len(counted),
        has_demo=any(ad.is_demo for ad, _ in counted),
        currency=wanted.currency,
        gross=_range([offer.gross for _, offer in counted]),
        net=_range([offer.net for _, offer in counted]),
    )


def _range(amounts: Sequence[Decimal | None]) -> PayRange | None:
    known = [amount for amount in amounts if amount is not None]
    if len(known) < len(amounts):
        return None
    return PayRange.model_validate(pay_range(known))


def _position(key: str, locale: Locale) -> Named:
    if key.startswith("c"):
        category = find_category(int(key[1:]))
        if category:
            return Named(id=key, name=category.names.in_locale(locale))
    elif position := find_position(key):
        return Named(id=key, name=position.labels.in_locale(locale))
    raise InvalidInput.field("position", "INVALID_ID")


def _filter(position: str, area: str, country: str, *, with_demo: bool) -> SalaryFilter:
    is_category = position.startswith("c")
    return SalaryFilter(
        position=None if is_category else position,
        category=int(position[1:]) if is_category else None,
        area=area,
        country=country,
        currency=CURRENCIES[country],
        with_demo=with_demo,
    )


def _areas(key: str, locale: Locale) -> Iterator[tuple[AreaStep, Named, str]]:
    """The area, and those that it lies in, each with its country."""
    place = find_place(int(key)) if key.isdecimal() else None
    region = find_region(place.region_id if place else key)
    country = place.country if place else region.country if region else key
    names = find_country(country)
    if names is None or (key.isdecimal() and place is None):
        raise InvalidInput.field("location", "INVALID_ID")
    if place:
        yield "place", Named(id=key, name=place.label(locale)), country
    if region:
        yield "county", Named(id=region.id, name=region.label(locale)), country
    yield "country", Named(id=country, name=names.in_locale(locale)), country
