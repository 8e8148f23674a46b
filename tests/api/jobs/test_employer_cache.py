"""Employer names are cached for a minute."""

import pytest

from api.jobs import employer_cache
from api.jobs.employer_cache import EmployerCache
from domain.employers.service import EmployerProfile, Employers
from domain.kernel.platform import Platform

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
