"""Services are built once, on first use, from the services that their parameters' types name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Protocol, TypeVar

import pytest
from sqlalchemy import Engine

from domain.kernel.log.event_store import EventStore
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings

Kind = TypeVar("Kind")


def ours(kind: type[Kind]) -> type[Kind]:
    """A class as if it stood in one of our packages."""
    kind.__module__ = "domain.example"
    return kind


@ours
class Letters:
    def __init__(self, engine: Engine, *, per_page: int = 10) -> None:
        self.engine, self.per_page = engine, per_page


@ours
@dataclass
class Post:
    letters: Letters
    settings: Settings


class Store(Protocol):
    def put(self) -> None: ...


@ours
class Shelf:
    def put(self) -> None: ...


@ours
@dataclass
class Archive:
    store: Store
    jobs: Annotated[EventStore, "jobs"]
    reading: Annotated[Engine, "reading"]


def shelf_as_store(shelf: Shelf) -> Store:
    return shelf


def reading_engine(engine: Engine) -> Annotated[Engine, "reading"]:
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def test_a_service_is_built_from_the_types_of_its_parameters_and_only_once(platform: Platform) -> None:
    services = Services(platform)
    post = services[Post]
    assert post is services[Post]
    assert post.letters is services[Letters]
    assert (post.settings, post.letters.engine) == (platform.settings, platform.engine)


def test_a_default_is_kept(platform: Platform) -> None:
    assert Services(platform)[Letters].per_page == 10


def test_a_provider_says_what_a_constructor_does_not(platform: Platform) -> None:
    def letters(engine: Engine) -> Letters:
        return Letters(engine, per_page=3)

    assert Services(platform, [letters])[Post].letters.per_page == 3


def test_ports_logs_and_named_types_are_types_too(platform: Platform) -> None:
    archive = Services(platform, [shelf_as_store, reading_engine])[Archive]
    assert isinstance(archive.store, Shelf)
    assert archive.jobs is platform.logs["jobs"]
    assert archive.reading is not platform.engine


def test_a_type_that_may_be_missing_has_a_provider(platform: Platform) -> None:
    def no_shelf() -> Shelf | None:
        return None

    assert Services(platform, [no_shelf]).find(Shelf | None) is None


def test_services_are_closed_in_reverse_order(platform: Platform) -> None:
    closed = list[str]()

    def letters(engine: Engine) -> Iterator[Letters]:
        yield Letters(engine)
        closed.append("letters")

    def post(letters: Letters, settings: Settings) -> Iterator[Post]:
        yield Post(letters, settings)
        closed.append("post")

    with Services(platform, [letters, post]) as services:
        assert isinstance(services[Post], Post)
        assert closed == []
    assert closed == ["post", "letters"]


def test_a_replaced_service_is_what_others_get_and_is_not_closed(platform: Platform) -> None:
    closed = list[str]()

    def letters(engine: Engine) -> Iterator[Letters]:
        yield Letters(engine)
        closed.append("letters")

    with Services(platform, [letters]) as services:
        other = Letters(platform.engine)
        services.replace(Letters, other)
        assert services[Post].letters is other
    assert closed == []


def test_a_function_is_called_with_services(platform: Platform) -> None:
    def count(letters: Letters, more: int = 1) -> int:
        return letters.per_page + more

    assert Services(platform).call(count) == 11


def test_what_nothing_builds_is_named_with_all_that_need_it(platform: Platform) -> None:
    @ours
    @dataclass
    class Cellar:
        archive: Archive

    with pytest.raises(TypeError, match="no provider builds Store") as caught:
        _ = Services(platform)[Cellar]
    needing = "\n".join(caught.value.__notes__)
    assert "Archive" in needing
    assert "Cellar" in needing


@pytest.mark.parametrize("kind", [str, int, list, dict, Callable, Any])
def test_a_class_that_is_not_ours_has_a_provider(platform: Platform, kind: Any) -> None:
    with pytest.raises(TypeError, match="no provider builds"):
        Services(platform).find(kind)


def test_two_providers_of_one_type_are_refused(platform: Platform) -> None:
    def another(shelf: Shelf) -> Store:
        return shelf

    with pytest.raises(ValueError, match="two providers build Store"):
        Services(platform, [shelf_as_store, another])
