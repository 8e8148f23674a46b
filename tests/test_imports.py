"""Every module can be imported, so that each supported Python knows whatever the code uses of it."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

PACKAGES = ("domain", "read_models", "api", "workers", "local", "tools")
PROGRAMS = ("__main__", "workers.main")
"""Programs that open connections, or run, when they are imported."""


def modules_of(package: str) -> Iterator[str]:
    folder = importlib.import_module(package).__path__
    for found in pkgutil.walk_packages(folder, f"{package}."):
        if not found.name.endswith(PROGRAMS):
            yield found.name


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_can_be_imported(package: str) -> None:
    names = list(modules_of(package))
    assert names
    for name in names:
        importlib.import_module(name)
