"""Makes a raw ad of fields by name, whatever the syntax of the document that they stand in."""

from collections.abc import Iterator

from domain.feeds.fields.field_names import looked_for
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
    address = fields.text_of("apply_url")
    key = fields.text_of("id") or external_id or address
    return RawAd(
        where=item_label(number, key),
        external_id=key,
        title=fields.text_of("title"),
        description=_description(fields) or sections[0],
        requirements=fields.markup_of("requirements") or sections[1],
        benefits=fields.markup_of("benefits") or sections[2],
        employer=fields.text_of("employer") or fields.get("sourcename", ""),
        places=places or (place_of(fields),),
        terms=tuple(terms_of(fields)),
        salary=salary_of(fields),
        opens=fields.text_of("published"),
        closes=fields.text_of("apply_until"),
        apply_address=address,
        apply_phone=fields.text_of("apply_phone"),
        language=fields.text_of("language"),
        occupations=tuple(fields.all_of("position")),
        workers=fields.text_of("workers"),
        experience=fields.text_of("experience"),
        education=fields.text_of("education"),
        licences=tuple(filter(None, (fields.text_of("licences"),))),
        fields=ItemFields(looked_for(), fields),
    )


def place_of(fields: Fields) -> RawPlace:
    """The place of an ad; a region is its name where none is more exact."""
    region = to_line(fields.text_of("region"))
    return RawPlace(
        name=fields.text_of("place") or region,
        region=region,
        country=fields.text_of("country"),
        postal_code=fields.text_of("postal_code"),
        latitude=fields.text_of("latitude"),
        longitude=fields.text_of("longitude"),
    )


def salary_of(fields: Fields) -> RawSalary:
    """The pay of an ad."""
    return RawSalary(
        minimum=fields.text_of("salary_from"),
        maximum=fields.text_of("salary_to"),
        currency=fields.text_of("salary_currency"),
        period=fields.text_of("salary_period"),
        text=to_line(fields.text_of("salary")),
        tax=fields.text_of("salary_tax") or _tax_named(fields),
    )


def _tax_named(fields: Fields) -> str:
    """Net or gross, where the name of the field with the pay says so."""
    return "neto" if fields.text_of("salary_net") else "bruto" if fields.text_of("salary_gross") else ""


def terms_of(fields: Fields) -> Iterator[str]:
    """Words about employment, working time and work mode; of a yes or no to remote work, its meaning."""
    yield from fields.all_of("terms")
    yield from map(remote_term, fields.all_of("remote"))


def remote_term(written: str) -> str:
    """The work mode that an answer to whether one may work remotely means; of another text, the text."""
    word = to_line(written).casefold()
    return "remote" if word in YES else "hybrid" if word in PARTLY else written


def _description(fields: Fields) -> str:
    text, tasks = fields.markup_of("description"), fields.markup_of("tasks")
    return to_html(text) + to_html(tasks) if tasks and tasks != text else text
