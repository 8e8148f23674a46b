"""Areas that contain others: "Split, Hrvatska" means the town."""

from collections.abc import Sequence

from domain.reference.cities_abroad import find_city_abroad
from domain.reference.places import find_place, find_region


def containing(area: str) -> frozenset[str]:
    """Ids of the regions and the country that a place, region or city abroad lies in."""
    if area.isdecimal() and (place := find_place(int(area))):
        return frozenset(place.ancestors)
    if region := find_region(area):
        return frozenset((region.country,))
    city = find_city_abroad(area)
    return frozenset((city.country,)) if city else frozenset()


def innermost(names: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The areas of each of several names, without names all of whose areas contain one of another name."""
    outside = [frozenset(each for area in areas for each in containing(area)) for areas in names]
    return tuple(
        areas
        for at, areas in enumerate(names)
        if not any(outside[other].issuperset(areas) for other in range(len(names)) if other != at)
    )
