"""Every ad in a circle has one of the circle's terms, and no ad outside has an exact one."""

from hypothesis import example, given
from hypothesis import strategies as st

from domain.reference.circles import Circle
from domain.reference.places import all_places
from read_models.job_search.index.terms import area_term
from read_models.job_search.percolator.geo_cells import (
    MAX_CELLS,
    MAX_SPOT_CELLS,
    terms_of_circle,
    terms_of_place,
    terms_of_spot,
)
from read_models.job_search.percolator.percolator_terms import EVERY_AD

kilometres = st.one_of(st.sampled_from((0, 5, 10, 25, 50)), st.floats(0, 30_000))
anywhere = st.builds(Circle, st.floats(-90, 90), st.floats(-180, 180), kilometres)
near_a_place = st.builds(
    lambda place, north, east, km: Circle(place.latitude + north, place.longitude + east, km),
    st.sampled_from(all_places()),
    st.floats(-0.3, 0.3),
    st.floats(-0.3, 0.3),
    st.one_of(kilometres, st.floats(0, 60)),
)
ZAGREB = Circle(45.815, 15.978, 10)


@given(st.one_of(near_a_place, anywhere))
@example(ZAGREB)
@example(Circle(90, 180, 0))
def test_the_terms_of_a_circle_cover_its_places(circle: Circle) -> None:
    circle_terms = dict(terms_of_circle(circle))
    assert len(circle_terms) <= MAX_CELLS + MAX_SPOT_CELLS
    for place in all_places():
        terms = circle_terms.keys() & terms_of_place(area_term(str(place.geonameid)))
        if circle.contains(place.latitude, place.longitude):
            assert terms, place
        else:
            assert not any(circle_terms[term] for term in terms), place


@given(st.one_of(near_a_place, anywhere), st.floats(-1, 1), st.floats(-1, 1))
@example(ZAGREB, 0.0, 0.0)
def test_a_point_in_a_circle_has_one_of_its_terms(circle: Circle, north: float, east: float) -> None:
    latitude = max(-90.0, min(90.0, circle.latitude + north * circle.km / 100))
    longitude = max(-180.0, min(180.0, circle.longitude + east * circle.km / 70))
    if circle.contains(latitude, longitude):
        terms = {*terms_of_spot(latitude, longitude), EVERY_AD}
        assert any(term in terms and not exact for term, exact in terms_of_circle(circle))


def test_a_circle_around_a_town_is_exact() -> None:
    assert all(exact for term, exact in terms_of_circle(ZAGREB) if not term.startswith("spots="))
