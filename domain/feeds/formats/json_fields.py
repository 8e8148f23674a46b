"""Flattens an object of JSON to fields by plain name, as those of XML are."""

from collections.abc import Iterator
from typing import Any, cast

from domain.feeds.fields.field_names import bare_name, name_set, plain_name, with_bare_names
from domain.feeds.fields.item_fields import Fields
from domain.feeds.fields.json_values import text
from domain.feeds.fields.named_fields import place_of
from domain.feeds.raw_ads import RawPlace

LABELS = (
    *("name", "label", "displayName", "display_name", "descriptor", "text", "title", "value", "rendered", "cityName"),
    "en",
)
"""Fields that name the object that they stand in, the clearest first."""
FURTHER = frozenset({"meta", "acf", "attributes", "fields", "customfields"})
"""Objects whose fields are those of the ad."""
SECTIONS = frozenset({"details", "sections", "jobdescriptions", "jobad", "descriptions"})
MAX_LISTED = 100


def fields_of(item: dict[str, Any]) -> Fields:
    """The contents by plain name, and those of objects as `child/grandchild`; an object has the text that names it, a
    list all its texts."""
    fields: dict[str, str] = {}
    for key, value in item.items():
        name = plain_name(key)
        fields.setdefault(name, _text(value))
        first = next(iter(cast("list[Any]", value)), None) if isinstance(value, list) else value
        if isinstance(first, dict):
            for below, content in cast("dict[str, Any]", first).items():
                fields.setdefault(f"{name}/{plain_name(below)}", _text(content))
            if name in FURTHER:
                for below, content in fields_of(cast("dict[str, Any]", first)).items():
                    fields.setdefault(below, content)
    return Fields(with_bare_names(fields))


def listed_places(item: dict[str, Any]) -> Iterator[RawPlace]:
    """The places of a list; each is text, or has fields of its own. Further ones come after the place of the item."""
    for key, value in item.items():
        name = plain_name(key)
        if name not in name_set("place_list") or not isinstance(value, list) or not value:
            continue
        if name.startswith(("additional", "secondary")):
            yield place_of(fields_of(item))
        for each in cast("list[Any]", value)[:MAX_LISTED]:
            if isinstance(each, dict):
                yield _place(cast("dict[str, Any]", each))
            elif place_name := text(each):
                yield RawPlace(name=place_name)


def listed_sections(item: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The headings and texts of a description in parts: a list of objects, or an object with a text by name."""
    for key, value in item.items():
        name = plain_name(key)
        if isinstance(value, list) and name in SECTIONS:
            for each in cast("list[Any]", value):
                yield text(each, "name") or text(each, "title"), text(each, "value") or text(each, "text")
        elif isinstance(value, dict) and bare_name(name) == "description":
            yield from (("", text(part)) for part in cast("dict[str, Any]", value).values())


def _place(listed: dict[str, Any]) -> RawPlace:
    """A place, which may be wrapped in a field of its own."""
    only: Any = next(iter(listed.values())) if len(listed) == 1 else None
    return place_of(fields_of(cast("dict[str, Any]", only) if isinstance(only, dict) else listed))


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return next((found for label in LABELS if (found := _scalar(cast("dict[str, Any]", value).get(label)))), "")
    if isinstance(value, list):
        return ", ".join(filter(None, map(_text, cast("list[Any]", value)[:MAX_LISTED])))
    return _scalar(value)


def _scalar(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".removesuffix(".00") if abs(value) >= MIN_OF_PAY else text(value)
    return "" if isinstance(value, list | dict) else text(value)


MIN_OF_PAY = 200
"""Fractions of smaller numbers may be those of degrees."""
