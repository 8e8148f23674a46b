"""Routes of the pay calculators."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from pydantic import Field

from api.calculators import schemas
from api.calculators.municipality_search import municipality_label, suggest_municipalities
from api.calculators.pay_calculator import PayKind, Result, calculate_pay
from api.http.field_types import Line
from api.http.rate_limit import CALCULATE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from domain.calculators.rules import RULES
from domain.kernel.values.locales import Locale

router = APIRouter(tags=["calculators"])

CACHE = "public, max-age=300"

Prefix = Annotated[Line, Field(max_length=100), Query(description="The text typed so far.")]


@router.post("/calculators/salary", dependencies=[rate_limited(CALCULATE)])
def calculate_salary(terms: schemas.PayTerms, locale: RequestLocale) -> schemas.PayCalculation:
    """A month's salary."""
    return _calculation(calculate_pay(PayKind.SALARY, terms), locale)


@router.post("/calculators/royalty-contract", dependencies=[rate_limited(CALCULATE)])
def calculate_royalty_contract(terms: schemas.PayTerms, locale: RequestLocale) -> schemas.PayCalculation:
    """A fee for a work under copyright, after lump-sum costs."""
    return _calculation(calculate_pay(PayKind.ROYALTY_CONTRACT, terms), locale)


@router.post("/calculators/service-contract", dependencies=[rate_limited(CALCULATE)])
def calculate_service_contract(terms: schemas.PayTerms, locale: RequestLocale) -> schemas.PayCalculation:
    """A fee for a service."""
    return _calculation(calculate_pay(PayKind.SERVICE_CONTRACT, terms), locale)


@router.get("/calculators/years")
async def list_pay_years(response: Response) -> schemas.PayYears:
    """The years whose rules are known, with their amounts."""
    response.headers["Cache-Control"] = CACHE
    items = [schemas.PayYear.model_validate({"year": year, **_amounts(year)}) for year in sorted(RULES, reverse=True)]
    return schemas.PayYears(items=items)


@router.get("/municipalities")
async def search_municipalities(
    response: Response, locale: RequestLocale, prefix: Prefix = ""
) -> schemas.Municipalities:
    """Croatian towns and municipalities with a word that has this prefix, or with this code (sifra)."""
    response.headers["Cache-Control"] = CACHE
    response.headers["Vary"] = "Accept-Language"
    return schemas.Municipalities(items=suggest_municipalities(prefix, locale))


def _calculation(result: Result, locale: Locale) -> schemas.PayCalculation:
    found = result.calculation
    return schemas.PayCalculation.model_validate(
        {
            **{name: getattr(found, name) for name in schemas.PayCalculation.model_fields if hasattr(found, name)},
            "lower_rate": result.rates.lower,
            "higher_rate": result.rates.higher,
            "rates_known": result.rates.known,
            "municipality": municipality_label(result.municipality, locale) if result.municipality else None,
        }
    )


def _amounts(year: int) -> dict[str, object]:
    rules = RULES[year]
    return {name: getattr(rules, name) for name in schemas.PayYear.model_fields if name != "year"}
