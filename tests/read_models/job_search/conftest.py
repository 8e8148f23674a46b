"""Fixtures: one data set per module, first built into a segment, then changed."""

import pytest

from domain.kernel.process.platform import Platform
from read_models.job_search.index import segment_writer
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market


@pytest.fixture(scope="module")
def market(platform: Platform, read_models: ReadModels) -> Market:
    market = Market(platform, read_models)
    read_models.show(SEARCH)
    for _ in range(150):
        market.publish()
    for _ in range(10):
        market.publish(days_left=-0.01)
    for _ in range(40):
        market.act()
    market.follow()
    with pytest.MonkeyPatch.context() as patch:
        # Few ads, of which a few words count as frequent.
        patch.setattr(segment_writer, "SAMPLE_ADS", 20)
        patch.setattr(segment_writer, "FREQUENT_SHARE", 0.3)
        read_models.rebuild.run(SEARCH)
    for _ in range(60):
        market.act()
        market.follow()
    for _ in range(20):
        market.publish()
    market.publish(days_left=-0.01)
    market.follow()
    return market
