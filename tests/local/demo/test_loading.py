"""Loading the demo content: everything once."""

from sqlalchemy import text

from domain.kernel.platform import Platform
from local.demo.loading import is_loaded, load_demo
from read_models.job_pages.projection import JobPages
from read_models.job_pages.queries import list_cards
from tests.read_models_at_hand import ReadModels


def test_the_demo_content_is_loaded_once_and_shown(platform: Platform, read_models: ReadModels) -> None:
    assert not is_loaded(platform)
    said: list[str] = []
    report = load_demo(platform, said.append)
    assert is_loaded(platform)
    assert (report.refused, report.unchanged) == (0, 0)
    assert report.added >= 500
    assert len(said) == 3
    with platform.engine.connect() as connection:
        before = connection.execute(text("SELECT max(notification_id) FROM facts.jobs")).scalar_one()
    assert load_demo(platform, said.append).read == 0
    with platform.engine.connect() as connection:
        assert connection.execute(text("SELECT max(notification_id) FROM facts.jobs")).scalar_one() == before

    pages = JobPages()
    read_models.show(pages)
    with platform.engine.connect() as connection:
        assert list_cards(connection).total == report.added - 2
        assert list_cards(connection, query="готвач охрид").total == 1
        assert list_cards(connection, query="zavarivac slavonski brod").total >= 1
    assert read_models.replay_equals_live(pages)
