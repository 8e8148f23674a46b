"""Cities outside the four markets in which ads of these markets offer work, by their names in several languages."""

from dataclasses import dataclass
from functools import cache

from domain.reference.folding import fold
from domain.reference.names import Names, names_of, read_rows


@dataclass(frozen=True, slots=True)
class CityAbroad:
    """`id` is its key among areas ("AT-wien"); `own` its name in its own language."""

    id: str
    country: str
    own: str
    names: Names
    others: tuple[str, ...]

    @property
    def every_name(self) -> tuple[str, ...]:
        """Lists the city's names without repeats, usual cases included."""
        names = (self.own, self.names.hr, self.names.en, self.names.sl, self.names.bs, self.names.mk, *self.others)
        return tuple(dict.fromkeys(names))


@cache
def all_cities_abroad() -> dict[str, CityAbroad]:
    """Cities by id."""
    return {
        row["id"]: CityAbroad(row["id"], row["country"], row["own"], names_of(row), tuple(row["others"].split("; ")))
        for row in read_rows("cities_abroad.csv")
    }


@cache
def _by_name() -> dict[str, CityAbroad]:
    return {fold(name): city for city in all_cities_abroad().values() for name in city.every_name if name}


def find_city_abroad(city_id: str) -> CityAbroad | None:
    """The city with this id."""
    return all_cities_abroad().get(city_id)


def find_city_abroad_named(name: str, country: str | None = None) -> CityAbroad | None:
    """The city of this name in any of the languages; None if it lies in another country than this one."""
    city = _by_name().get(fold(name))
    return city if city and country in (None, "", city.country) else None
