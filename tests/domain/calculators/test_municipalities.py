"""Rates by municipality, year and month."""

from decimal import Decimal

from domain.calculators.municipalities import Municipality, all_municipalities, default_rates, find_municipality
from domain.calculators.rules import HIGHEST_RATE, RULES

ZAGREB, PULA, VUKOVAR, BABINA_GREDA = "1333", "3590", "5185", "35"


def rates(sifra: str, year: int, month: int = 12) -> tuple[str, str]:
    municipality = find_municipality(sifra)
    assert municipality is not None
    found = municipality.rates_in(year, month)
    return str(found.lower), str(found.higher)


def percents(municipality: Municipality, month: int) -> tuple[Decimal, Decimal]:
    found = municipality.rates_in(2025, month)
    return found.lower, found.higher


def test_there_are_rates_of_every_municipality_for_every_year() -> None:
    assert len(all_municipalities()) == 556
    newest = max(RULES)
    for municipality in all_municipalities().values():
        assert municipality.rates_in(newest).known, municipality.name
        for year in RULES:
            found = municipality.rates_in(year)
            assert 0 < found.lower < found.higher <= HIGHEST_RATE


def test_names_are_unique_though_three_occur_twice_in_the_country() -> None:
    names = [municipality.name for municipality in all_municipalities().values()]
    assert len(set(names)) == len(names)
    assert {"Otok (Sinj)", "Privlaka (Zadar)"} <= set(names)


def test_zagreb_lowered_its_rates_in_march_2025() -> None:
    assert rates(ZAGREB, 2024) == ("23.6", "35.4")
    assert rates(ZAGREB, 2025, 2) == ("23.6", "35.4")
    assert rates(ZAGREB, 2025, 3) == rates(ZAGREB, 2025) == rates(ZAGREB, 2026, 1) == ("23", "33")


def test_68_municipalities_decided_anew_in_march_2025() -> None:
    changed = [each for each in all_municipalities().values() if str(each.in_force_from) == "2025-03-01"]
    assert len(changed) == 68
    for municipality in changed:
        assert municipality.rates_in(2025, 1) == municipality.rates_in(2025, 2)
        assert municipality.rates_in(2025, 2) == (municipality.rates.get(2024) or default_rates(2024))
        assert municipality.rates_in(2025, 3) == municipality.rates[2025]
    assert sum(percents(each, 2) != percents(each, 3) for each in changed) == 58
    for municipality in all_municipalities().values():
        if municipality not in changed:
            assert municipality.rates_in(2025, 1) == municipality.rates_in(2025, 12)


def test_rates_that_are_not_known_are_those_of_the_law_and_say_so() -> None:
    pula = find_municipality(PULA)
    assert pula is not None
    assert (pula.rates_in(2024).known, rates(PULA, 2024)) == (False, ("20", "30"))
    assert (pula.rates_in(2026).known, rates(PULA, 2026)) == (True, ("22", "32"))


def test_vukovar_and_areas_of_the_first_group_have_a_relief() -> None:
    relieved = {each.sifra for each in all_municipalities().values() if each.has_area_relief}
    assert len(relieved) == 73
    assert {BABINA_GREDA, VUKOVAR} <= relieved
    assert ZAGREB not in relieved
