"""The command for what an employer says about itself."""

from pathlib import Path

import pytest

from domain.employers.service import EmployerProfile, Employers
from domain.kernel.process.platform import Platform
from local.demo.logos import draw_logo
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
        f"name: Uvala d.o.o.\nwebsite: {website}\nlogo: -\nsectors: 24, 3\n"
        "about (hr): Vodimo tri kampa.\n\nLjeti nas je sto.\n"
    )
    stored = Employers(platform.engine).get(employer_id).profile
    assert (stored.description_language, stored.website, stored.category_ids) == ("hr", website, (24, 3))
    assert stored.contact_email == "posao@example.com"
    text.write_text("", "utf-8")
    result = run_command("employer-profile", str(employer_id), "--about", str(text), "--website", "", "--sectors", "")
    assert result.out == "name: Uvala d.o.o.\nwebsite: -\nlogo: -\nsectors: those of the ads\nabout (-): -\n"


def test_a_logo_is_set_kept_and_removed(
    platform: Platform, run_command: RunCommand, employer_id: int, tmp_path: Path
) -> None:
    file = tmp_path / "logo.png"
    file.write_bytes(draw_logo("Oblakodar d.o.o.") or b"")
    assert "logo: yes" in run_command("employer-profile", str(employer_id), "--logo", str(file)).out
    assert "logo: yes" in run_command("employer-profile", str(employer_id), "--website", "https://uvala.example").out
    file.write_text("<svg/>")
    refused = run_command("employer-profile", str(employer_id), "--logo", str(file))
    assert (refused.code, "no picture of the formats PNG, JPEG and WebP" in refused.error) == (2, True)
    assert "logo: yes" in run_command("employer-profile", str(employer_id)).out
    assert "logo: -" in run_command("employer-profile", str(employer_id), "--logo", "").out
    assert not Employers(platform.engine).has_logo(employer_id)


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
