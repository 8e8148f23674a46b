"""The demo content is loaded once."""

from sqlalchemy import text

from domain.kernel.process.platform import Platform
from local.demo.loading import is_loaded, load_demo
from read_models.job_pages.projection import JobPages
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import open_job_search
from tests.read_model_harness import ReadModels


def test_the_demo_content_is_loaded_once_and_shown(platform: Platform, read_models: ReadModels) -> None:
    assert not is_loaded(platform)
    said: list[str] = []
    report = load_demo(platform, said.append)
    assert is_loaded(platform)
    assert (report.refused, report.unchanged) == (0, 0)
    assert report.added >= 600
    assert len(said) == 1
    with platform.engine.connect() as connection:
        before = connection.execute(text("SELECT max(notification_id) FROM events.jobs")).scalar_one()
    assert load_demo(platform, said.append).read == 0
    with platform.engine.connect() as connection:
        assert connection.execute(text("SELECT max(notification_id) FROM events.jobs")).scalar_one() == before

    pages, found = JobPages(), JobSearch()
    read_models.show(pages)
    read_models.show(found)
    job_search = open_job_search(platform.engine)
    assert job_search.search(IndexQuery()).total == report.added - 2
    assert job_search.search(IndexQuery(text="готвач охрид")).total == 1
    assert job_search.search(IndexQuery(text="zavarivac slavonski brod")).total >= 1
    assert read_models.replay_equals_live(pages)
    assert read_models.replay_equals_live(found)
