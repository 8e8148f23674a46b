"""An installation that loaded the demo content of an older version keeps that."""

from domain.kernel.process.platform import Platform
from local.demo.loading import is_loaded, load_demo
from tests.sample_ads import ADS
from tools.federal_ads.import_archives import import_archives


def test_an_installation_with_federal_ads_gets_no_demo_ads(platform: Platform) -> None:
    assert (
        import_archives(
            platform, [ADS / "tts" / "10x-software-engineer-2024.md"], "tts", dates_to_today=True, say=lambda _: None
        ).added
        == 1
    )
    assert is_loaded(platform)
    assert load_demo(platform, lambda _: None).read == 0
