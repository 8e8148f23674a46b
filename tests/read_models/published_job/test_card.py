"""An ad has the same category in every list and on its page."""

import pytest

from read_models.published_job.card import card_of
from tests.domain.jobs.ads import ad


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ({"position": "5131", "categories": [3]}, 24),
        ({"position": "5131"}, 24),
        ({"position": None, "categories": [3, 24]}, 3),
        ({"position": "9999", "categories": [3, 24]}, 3),
        ({"position": None}, None),
    ],
)
def test_it_is_the_occupations_or_else_the_first_that_the_ad_names(said: dict[str, object], shown: int | None) -> None:
    assert card_of(ad(**said)).get("category") == shown


def test_long_texts_stay_on_the_page() -> None:
    assert not {"description", "requirements", "benefits", "application_ways"} & card_of(ad()).keys()
