"""A small index is merged often, a large one seldom."""

from sqlalchemy import func, select

from domain.kernel.process.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.tables import search_change
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import Market


def test_as_many_changes_as_indexed_ads_are_merged_at_once(platform: Platform, read_models: ReadModels) -> None:
    market = Market(platform, read_models, seed=11)
    market.follow()
    patient, waiting = SegmentMerger(platform.engine), list[int]()
    with platform.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for _ in range(6):
            market.publish()
            market.follow()
            patient.merge_when_due(connection)
            waiting.append(connection.execute(select(func.count()).select_from(search_change)).scalar_one())
    assert waiting == [0, 0, 1, 0, 1, 2]
