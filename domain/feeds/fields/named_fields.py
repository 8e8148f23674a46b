"""Makes a raw ad of fields by name, whatever the syntax of the document that they stand in."""

from collections.abc import Iterator

from domain.feeds.fields import field_names as names
from domain.feeds.fields.item_fields import Fields
from domain.feeds.fields.markup import to_html, to_line
from domain.feeds.raw_ads import ItemFields, RawAd, RawPlace, RawSalary, item_label

YES = frozenset({"true", "yes", "y", "1", "da", "ja", "oui", "full", "fully", "only", "remote", "100%", "да"})
PARTLY = frozenset({"partial", "partially", "partly", "hybrid", "temporary", "optional", "possible", "djelomično"})


def ad_of_fields(
    fields: Fields,
    number: int,
    *,
    external_id: str = "",
    places: tuple[RawPlace, ...] = (),
    sections: tuple[str, str, str] = ("", "", ""),
) -> RawAd:
    """`external_id` is an id outside the fields, `places` those of a list, `sections` description, requirements and
    benefits outside the fields; each counts where the fields have none, but the places before theirs."""
    address = fields.text_of(names.ADDRESSES)
    key = fields.text_of(names.IDS) or external_id or address
    return RawAd(
        where=item_label(number, key),
        external_id=key,
        title=fields.text_of(names.TITLES),
        description=_description(fields) or sections[0],
        requirements=fields.markup_of(names.REQUIREMENTS) or sections[1],
        benefits=fields.markup_of(names.BENEFITS) or sections[2],
        employer=fields.text_of(names.EMPLOYERS) or fields.get("sourcename", ""),
        places=places or (place_of(fields),),
        terms=tuple(terms_of(fields)),
        salary=salary_of(fields),
        opens=fields.text_of(names.OPENS),
        closes=fields.text_of(names.CLOSES),
        apply_address=address,
        apply_phone=fields.text_of(names.PHONES),
        language=fields.text_of(names.LANGUAGES),
        occupations=tuple(fields.all_of(names.CATEGORIES)),
        workers=fields.text_of(names.WORKERS),
        experience=fields.text_of(names.EXPERIENCES),
        education=fields.text_of(names.EDUCATIONS),
        licences=tuple(filter(None, (fields.text_of(names.LICENCES),))),
        fields=ItemFields(names.LOOKED_FOR, fields),
    )


def place_of(fields: Fields) -> RawPlace:
    """The place of an ad; a region is its name where none is more exact."""
    region = to_line(fields.text_of(names.REGIONS))
    return RawPlace(
        name=fields.text_of(names.CITIES) or region,
        region=region,
        country=fields.text_of(names.COUNTRIES),
        postal_code=fields.text_of(names.POSTAL_CODES),
        latitude=fields.text_of(names.LATITUDES),
        longitude=fields.text_of(names.LONGITUDES),
    )


def salary_of(fields: Fields) -> RawSalary:
    """The pay of an ad."""
    return RawSalary(
        minimum=fields.text_of(names.SALARY_MINIMA),
        maximum=fields.text_of(names.SALARY_MAXIMA),
        currency=fields.text_of(names.SALARY_CURRENCIES),
        period=fields.text_of(names.SALARY_PERIODS),
        text=to_line(fields.text_of(names.SALARIES)),
        tax=fields.text_of(names.SALARY_TAXES) or _tax_named(fields),
    )


def _tax_named(fields: Fields) -> str:
    """Net or gross, where the name of the field with the pay says so."""
    return "neto" if fields.text_of(names.NET_PAY) else "bruto" if fields.text_of(names.GROSS_PAY) else ""


def terms_of(fields: Fields) -> Iterator[str]:
    """Words about employment, working time and work mode; of a yes or no to remote work, its meaning."""
    yield from fields.all_of(names.TERMS)
    yield from map(remote_term, fields.all_of(names.REMOTE_FLAGS))


def remote_term(written: str) -> str:
    """The work mode that an answer to whether one may work remotely means; of another text, the text."""
    word = to_line(written).casefold()
    return "remote" if word in YES else "hybrid" if word in PARTLY else written


def _description(fields: Fields) -> str:
    text, tasks = fields.markup_of(names.DESCRIPTIONS), fields.markup_of(names.TASKS)
    return to_html(text) + to_html(tasks) if tasks and tasks != text else text
