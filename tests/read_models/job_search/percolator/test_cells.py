"""Every ad in a circle has one of the circle's keys, and a key that is said to tell exactly is no other ad's."""

from hypothesis import example, given
from hypothesis import strategies as st

from domain.reference.places import all_places
from read_models.job_search.keys import area_key
from read_models.job_search.near import is_within
from read_models.job_search.percolator.cells import (
    MOST_CELLS,
    MOST_CELLS_OF_SPOTS,
    keys_of_circle,
    keys_of_place,
    keys_of_spot,
)
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.query import Near

kilometres = st.one_of(st.sampled_from((0, 5, 10, 25, 50)), st.floats(0, 30_000))
anywhere = st.builds(Near, st.floats(-90, 90), st.floats(-180, 180), kilometres)
near_a_place = st.builds(
    lambda place, north, east, km: Near(place.latitude + north, place.longitude + east, km),
    st.sampled_from(all_places()),
    st.floats(-0.3, 0.3),
    st.floats(-0.3, 0.3),
    st.one_of(kilometres, st.floats(0, 60)),
)
ZAGREB = Near(45.815, 15.978, 10)


@given(st.one_of(near_a_place, anywhere))
@example(ZAGREB)
@example(Near(90, 180, 0))
def test_the_places_in_a_circle_are_told_by_its_keys(near: Near) -> None:
    told = dict(keys_of_circle(near))
    assert len(told) <= MOST_CELLS + MOST_CELLS_OF_SPOTS
    for place in all_places():
        keys = told.keys() & keys_of_place(area_key(str(place.geonameid)))
        if is_within(place.latitude, place.longitude, near):
            assert keys, place
        else:
            assert not any(told[key] for key in keys), place


@given(st.one_of(near_a_place, anywhere), st.floats(-1, 1), st.floats(-1, 1))
@example(ZAGREB, 0.0, 0.0)
def test_a_spot_in_a_circle_has_one_of_its_keys(near: Near, north: float, east: float) -> None:
    latitude = max(-90.0, min(90.0, near.latitude + north * near.km / 100))
    longitude = max(-180.0, min(180.0, near.longitude + east * near.km / 70))
    if is_within(latitude, longitude, near):
        keys = {*keys_of_spot(latitude, longitude), EVERY}
        assert any(key in keys and not exact for key, exact in keys_of_circle(near))


def test_a_circle_round_a_town_is_told_exactly() -> None:
    assert all(exact for key, exact in keys_of_circle(ZAGREB) if not key.startswith("spots="))
