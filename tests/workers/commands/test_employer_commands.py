"""The command for what an employer says about itself."""

from pathlib import Path

import pytest

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.platform import Platform
from tests.workers.command_result import RunCommand


@pytest.fixture
def employer_id(platform: Platform) -> int:
    return Employers(platform.engine).upsert(EmployerProfile("Uvala d.o.o.", contact_email="posao@example.com"))


def test_a_profile_is_changed_part_by_part(
    platform: Platform, run_command: RunCommand, employer_id: int, tmp_path: Path
) -> None:
    text = tmp_path / "about.txt"
    text.write_text("Vodimo tri kampa.\n\nLjeti nas je sto.\n", "utf-8")
    result = run_command("employer-profile", str(employer_id), "--about", str(text), "--language", "hr")
    assert result.code == 0
    website = "https://uvala.example/o-nama"
    result = run_command("employer-profile", str(employer_id), "--website", website, "--sectors", "24, 3,24")
    assert result.out == (
        f"name: Uvala d.o.o.\nwebsite: {website}\nsectors: 24, 3\nabout (hr): Vodimo tri kampa.\n\nLjeti nas je sto.\n"
    )
    stored = Employers(platform.engine).get(employer_id).profile
    assert (stored.description_language, stored.website, stored.category_ids) == ("hr", website, (24, 3))
    assert stored.contact_email == "posao@example.com"
    text.write_text("", "utf-8")
    result = run_command("employer-profile", str(employer_id), "--about", str(text), "--website", "", "--sectors", "")
    assert result.out == "name: Uvala d.o.o.\nwebsite: -\nsectors: those of the ads\nabout (-): -\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--website", "javascript:alert(1)"), "no address that begins with http"),
        (("--website", "https://bank.example@evil.example/"), "no address"),
        (("--website", "https://evil.example\\@bank.example"), "no address"),
        (("--website", "uvala.example"), "no address"),
        (("--sectors", "24,999"), "There is no category 999."),
        (("--sectors", "x"), "There is no category x."),
        (("--language", "hr"), "needs its language, and a language its description"),
    ],
)
def test_a_wrong_profile_is_explained_and_not_stored(
    platform: Platform, run_command: RunCommand, words: tuple[str, ...], sentence: str
) -> None:
    employer_id = Employers(platform.engine).upsert(EmployerProfile("Pogrešno d.o.o."))
    result = run_command("employer-profile", str(employer_id), *words)
    assert result.code == 2
    assert sentence in result.error
    assert Employers(platform.engine).get(employer_id).profile == EmployerProfile("Pogrešno d.o.o.")


def test_an_unknown_employer_has_no_profile(run_command: RunCommand) -> None:
    result = run_command("employer-profile", "99999")
    assert (result.code, result.error) == (2, "There is no employer 99999.\n")
