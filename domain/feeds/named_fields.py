"""Makes a raw ad of fields by name, whatever the syntax of the document that they stand in."""

from collections.abc import Iterator, Mapping

from domain.feeds import field_names as names
from domain.feeds.markup import to_html, to_line
from domain.feeds.raw_ads import ItemFields, RawAd, RawPlace, RawSalary, item_label
from domain.feeds.xml_elements import field, markup_of

YES = frozenset({"true", "yes", "y", "1", "da", "ja", "oui", "full", "fully", "only", "remote", "100%", "да"})
PARTLY = frozenset({"partial", "partially", "partly", "hybrid", "temporary", "optional", "possible", "djelomično"})


def ad_of_fields(
    fields: Mapping[str, str],
    number: int,
    *,
    external_id: str = "",
    places: tuple[RawPlace, ...] = (),
    sections: tuple[str, str, str] = ("", "", ""),
) -> RawAd:
    """`external_id` is an id outside the fields, `places` those of a list, `sections` description, requirements and
    benefits outside the fields; each counts where the fields have none, but the places before theirs."""
    address = field(fields, names.ADDRESSES)
    key = field(fields, names.IDS) or external_id or address
    return RawAd(
        where=item_label(number, key),
        external_id=key,
        title=field(fields, names.TITLES),
        description=_description(fields) or sections[0],
        requirements=markup_of(fields, names.REQUIREMENTS) or sections[1],
        benefits=markup_of(fields, names.BENEFITS) or sections[2],
        employer=field(fields, names.EMPLOYERS) or fields.get("sourcename", ""),
        places=places or (place_of(fields),),
        terms=tuple(terms_of(fields)),
        salary=salary_of(fields),
        opens=field(fields, names.OPENS),
        closes=field(fields, names.CLOSES),
        apply_address=address,
        apply_phone=field(fields, names.PHONES),
        language=field(fields, names.LANGUAGES),
        occupations=tuple(filter(None, (fields.get(name, "") for name in names.CATEGORIES))),
        workers=field(fields, names.WORKERS),
        experience=field(fields, names.EXPERIENCES),
        education=field(fields, names.EDUCATIONS),
        licences=tuple(filter(None, (field(fields, names.LICENCES),))),
        fields=ItemFields(names.LOOKED_FOR, fields),
    )


def place_of(fields: Mapping[str, str]) -> RawPlace:
    """The place of an ad; a region is its name where none is more exact."""
    region = to_line(field(fields, names.REGIONS))
    return RawPlace(
        name=field(fields, names.CITIES) or region,
        region=region,
        country=field(fields, names.COUNTRIES),
        postal_code=field(fields, names.POSTAL_CODES),
        latitude=field(fields, names.LATITUDES),
        longitude=field(fields, names.LONGITUDES),
    )


def salary_of(fields: Mapping[str, str]) -> RawSalary:
    """The pay of an ad."""
    return RawSalary(
        minimum=field(fields, names.SALARY_MINIMA),
        maximum=field(fields, names.SALARY_MAXIMA),
        currency=field(fields, names.SALARY_CURRENCIES),
        period=field(fields, names.SALARY_PERIODS),
        text=to_line(field(fields, names.SALARIES)),
        tax=field(fields, names.SALARY_TAXES) or _tax_named(fields),
    )


def _tax_named(fields: Mapping[str, str]) -> str:
    """Net or gross, where the name of the field with the pay says so."""
    return "neto" if field(fields, names.NET_PAY) else "bruto" if field(fields, names.GROSS_PAY) else ""


def terms_of(fields: Mapping[str, str]) -> Iterator[str]:
    """Words about employment, working time and work mode; of a yes or no to remote work, its meaning."""
    for name in names.TERMS:
        if found := fields.get(name):
            yield found
    for name in names.REMOTE_FLAGS:
        if found := fields.get(name):
            yield remote_term(found)


def remote_term(written: str) -> str:
    """The work mode that an answer to whether one may work remotely means; of another text, the text."""
    word = to_line(written).casefold()
    return "remote" if word in YES else "hybrid" if word in PARTLY else written


def _description(fields: Mapping[str, str]) -> str:
    text, tasks = markup_of(fields, names.DESCRIPTIONS), markup_of(fields, names.TASKS)
    return to_html(text) + to_html(tasks) if tasks and tasks != text else text
