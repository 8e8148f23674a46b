"""Names of employers are cached, and changes are read once a minute."""

import pytest

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from read_models.employers import label_cache as employer_cache
from read_models.employers.label_cache import EmployerCache

NOBODY = 2**62


def test_a_name_is_cached_for_a_minute_and_so_is_its_absence(
    platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    employers, labels, now = Employers(platform.engine), EmployerCache(platform.engine), 1000.0
    monkeypatch.setattr(employer_cache, "monotonic", lambda: now)
    harbour = employers.upsert(EmployerProfile(name="Luka d.o.o."))
    assert labels.names([harbour, NOBODY]) == {harbour: "Luka d.o.o."}
    employers.upsert(EmployerProfile(name="LUKA d.o.o."))
    assert labels.names([NOBODY, harbour]) == {harbour: "Luka d.o.o."}
    now += employer_cache.MAX_AGE_SECONDS + 1
    assert labels.names([harbour, NOBODY]) == {harbour: "LUKA d.o.o."}


def test_an_employer_that_was_unknown_is_known_after_a_minute(
    platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    employers, labels, now = Employers(platform.engine), EmployerCache(platform.engine), 1000.0
    monkeypatch.setattr(employer_cache, "monotonic", lambda: now)
    soon = employers.upsert(EmployerProfile(name="Marina d.o.o.")) + 1
    assert labels.names([soon]) == {}
    assert employers.upsert(EmployerProfile(name="Brodogradilište d.d.")) == soon
    assert labels.names([soon]) == {}
    now += employer_cache.MAX_AGE_SECONDS + 1
    assert labels.names([soon]) == {soon: "Brodogradilište d.d."}


def test_employers_are_read_while_a_process_starts(platform: Platform) -> None:
    employers, labels = Employers(platform.engine), EmployerCache(platform.engine)
    bakery = employers.upsert(EmployerProfile(name="Pekara d.o.o."))
    labels.warm_up()
    employers.upsert(EmployerProfile(name="PEKARA d.o.o."))
    assert labels.names([bakery]) == {bakery: "Pekara d.o.o."}
