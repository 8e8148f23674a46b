"""Names of the fields of an ad as job boards write them, in plain form (`field_names.toml`).

Names are compared in their plain form: `job_id`, `jobId` and `Job ID` are one. A slash stands for a child of the field,
as in `region/city`. Of several that an ad has, the first in the table counts.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

PREFIX = re.compile(
    r"(?:job(?:posting|publication)?|posting|vacancy|position|role|advert|listing|offer|primary|main"
    r"|oglas(?!iv|av)|natjecaj|konkurs|razpis|оглас(?!ув))(?=\w{2})"
)
SUFFIX = re.compile(
    r"(?<=\w\w)(?:radnogm(?:je|e)sta|delovn(?:eg|og)amesta|oglasa|posla|pozicije|natjecaja|konkursa|razpisa"
    r"|(?:za)?prijav[aeuo]|наработното(?:место)?|наработа(?:та)?|напозиција(?:та)?|наоглас(?:от)?|naoglas)\Z"
)
"""Ending of a field's name for the thing that the field belongs to, which stands behind in the languages of the
markets: "opis posla", "link za prijavu"."""
TABLES: Mapping[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


@lru_cache(maxsize=2_000)
def plain_name(written: str) -> str:
    """Letters and digits in lower case, without diacritics."""
    if written.isascii() and written.isalpha():
        return written.lower()
    decomposed = unicodedata.normalize("NFKD", written.casefold().replace("đ", "d"))
    return "".join(sign for sign in decomposed if sign.isalnum())


@lru_cache(maxsize=2_000)
def bare_name(name: str) -> str:
    """The plain name without the thing that it belongs to: `jobpostingtitle` and `roletitle` are `title`,
    `opispozicije` is `opis`."""
    while found := PREFIX.match(name):
        name = name[found.end() :]
    return SUFFIX.sub("", name)


def with_bare_names(fields: dict[str, str]) -> dict[str, str]:
    """The fields, also under their bare names where no other field has them."""
    for name in tuple(fields):
        if (bare := bare_name(name)) != name and "/" not in name:
            fields.setdefault(bare, fields[name])
    return fields


@cache
def names_of(field: str) -> Sequence[str]:
    """The names of a field, the first that counts first."""
    return tuple(dict.fromkeys(_written(TABLES[field])))


@cache
def name_set(*fields: str) -> frozenset[str]:
    """The names of any of these fields."""
    return frozenset(name for field in fields for name in names_of(field))


def looked_for() -> Mapping[str, Sequence[str]]:
    """Names that are searched for, by the field of a raw ad, for refusals."""
    by_field = {"external_id": "id", "places": "place", "apply_address": "apply_url"}
    return {
        field: names_of(by_field.get(field, field))
        for field in ("external_id", "title", "description", "employer", "places", "apply_address")
    }


def _written(table: str) -> Iterator[str]:
    for entry in table.split():
        holder, _, parts = entry.partition("/")
        holders = names_of(holder[1:-1]) if holder.startswith("<") else (holder,)
        yield from (f"{each}/{part}" for part in parts.split("|") for each in holders) if parts else holders
