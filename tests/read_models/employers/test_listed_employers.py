"""Employers in the list, under which letter and sectors, and with how many jobs."""

from datetime import timedelta

import pytest

from domain.employers.description import CompanyDescription
from domain.jobs.ad import AdDraft
from domain.jobs.commands import CloseJob, DraftJob, EditJob, RelistJob, RemoveJob
from domain.jobs.events import ClosingReason, JobEmployer, RemovalReason
from read_models.employers.queries import find_employer, list_addresses, list_parts
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
from tests.read_models.employers.employer_board import EMPLOYERS, EmployerBoard
from tests.read_models.job_pages.job_board import CONTEXT

ROVINJ = {"name": "Rovinj", "country": "HR", "geonameid": 3191518}
OHRID = {"name": "Охрид", "country": "MK", "geonameid": 787487}


def test_an_employer_is_listed_from_its_first_ad_to_the_removal_of_its_last(board: EmployerBoard) -> None:
    board.id_of("Bez Oglasa")
    first, second = board.publish(employer="Konoba Kotva"), board.publish(employer="Konoba Kotva")
    assert board.listed("Bez Oglasa") is None
    board.jobs.close(first, CloseJob(ClosingReason.FILLED), CONTEXT)
    board.jobs.remove(first, RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    assert board.listed("Konoba Kotva")
    board.jobs.remove(second, RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    assert board.listed("Konoba Kotva") is None
    employer_id = board.id_of("Konoba Kotva")
    assert board.read(lambda connection: find_employer(connection, employer_id)) is None


def test_a_draft_lists_nobody(board: EmployerBoard) -> None:
    (number,) = board.jobs.next_numbers(1)
    employer = JobEmployer(id=board.id_of("Tihi Nacrt"), name="Tihi Nacrt")
    written = AdDraft.model_validate(ad().model_dump())
    board.jobs.draft(DraftJob(number, employer, written, board.platform.clock() + timedelta(days=9)), CONTEXT)
    assert board.listed("Tihi Nacrt") is None
    board.jobs.publish_draft(number, CONTEXT)
    assert board.listed("Tihi Nacrt")


def test_only_active_ads_count_as_open_jobs(board: EmployerBoard) -> None:
    name = "Luka Brodogradnja"
    active, paused, closed = (board.publish(employer=name) for _ in range(3))
    board.publish(employer=name, days_left=-1, hours_old=72)
    board.jobs.pause(paused, CONTEXT)
    board.jobs.close(closed, CloseJob(ClosingReason.FILLED), CONTEXT)
    assert active
    found = board.listed(name)
    assert found
    assert found.active_jobs == 1
    board.jobs.relist(closed, RelistJob(board.platform.clock() + timedelta(days=9)), CONTEXT)
    found = board.listed(name)
    assert found
    assert found.active_jobs == 2


def test_sectors_and_places_are_those_of_the_ads_the_most_frequent_first(board: EmployerBoard) -> None:
    name = "Široka Ponuda"
    nurse = board.publish(employer=name, position="2221", places=[ROVINJ])
    for _ in range(2):
        board.publish(employer=name, position="5131", places=[OHRID, ROVINJ])
    found = board.listed(name)
    assert found
    assert found.category_ids[0] == 24
    assert len(found.category_ids) == 2
    assert [(place["name"], place["jobs"]) for place in found.places] == [("Rovinj", 3), ("Охрид", 2)]
    board.jobs.edit(nurse, EditJob(ad(position="5131", places=[OHRID])), CONTEXT)
    found = board.listed(name)
    assert found
    assert found.category_ids == [24]
    assert [(place["name"], place["jobs"]) for place in found.places] == [("Охрид", 3), ("Rovinj", 2)]


def test_sectors_that_the_employer_names_come_before_those_of_its_ads(board: EmployerBoard) -> None:
    board.publish(employer="Vlastiti Put", position="5131")
    employer_id = board.id_of("Vlastiti Put")
    board.employers.describe(
        employer_id, CompanyDescription("Vodimo dva kampa.", "hr", "https://put.example", category_ids=(3, 7))
    )
    profile = board.read(lambda connection: find_employer(connection, employer_id))
    assert profile
    assert (profile.description, profile.description_language) == ("Vodimo dva kampa.", "hr")
    assert profile.website == "https://put.example"
    assert profile.listed.category_ids == [3, 7]
    assert employer_id in {each.id for each in board.list(category_id=7).items}
    assert employer_id not in {each.id for each in board.list(category_id=24).items}
    board.publish(employer="vlastiti put", position="2221")
    assert board.list(query="vlastiti put").items[0].category_ids == [3, 7]


def test_the_name_is_that_of_the_newest_ad(board: EmployerBoard) -> None:
    board.publish(employer="Žitni Mlin")
    board.publish(employer="ŽITNI MLIN")
    assert [each.name for each in board.list(query="zitni").items] == ["ŽITNI MLIN"]


def test_names_are_found_by_beginnings_of_their_words_in_both_alphabets(board: EmployerBoard) -> None:
    for name in ("Кантина Езеро", "Kantina Jezero", "Stara Kantina"):
        board.publish(employer=name)
    assert len(board.list(query="kant").items) == 3
    assert [each.name for each in board.list(query="kantina ezer").items] == ["Кантина Езеро"]
    assert [each.name for each in board.list(query="star кант").items] == ["Stara Kantina"]
    assert not board.list(query="antina").items
    assert not board.list(query="%").items


def test_letters_and_sectors_say_what_choosing_them_would_find(board: EmployerBoard) -> None:
    for name in ("Njiva Probna", "Nit Probna", "Шум Пробна"):
        board.publish(employer=name, position="5131")
    board.publish(employer="Nit Probna", position="2221")
    found = board.list(query="prob", letter="N")
    assert [each.name for each in found.items] == ["Nit Probna"]
    assert found.total == 1
    assert found.letters == {"N": 1, "Nj": 1, "Ш": 1}
    assert sum(found.categories.values()) == 2
    for category, employers in board.list(query="prob").categories.items():
        assert board.list(query="prob", category_id=category).total == employers


def test_pages_are_in_alphabetical_order_and_begin_in_the_readers_alphabet(board: EmployerBoard) -> None:
    for name in ("Ružica Redom", "Ljiljan Redom", "Lovor Redom", "Багрем Редом"):
        board.publish(employer=name)
    latin_first = [each.name for each in board.list(query="redom").items]
    assert latin_first == ["Lovor Redom", "Ljiljan Redom", "Ružica Redom", "Багрем Редом"]
    assert board.list(query="redom", cyrillic_first=True).items[0].name == "Багрем Редом"
    second = board.list(query="redom", offset=1, limit=2)
    assert ([each.name for each in second.items], second.total) == (latin_first[1:3], 4)


def test_the_sitemap_lists_who_is_listed_with_the_last_change(board: EmployerBoard) -> None:
    number = board.publish(employer="Karta Mjesta")
    gone = board.publish(employer="Izvan Karte")
    board.jobs.remove(gone, RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    employer_id = board.id_of("Karta Mjesta")

    def changed_at() -> object:
        addresses = board.read(lambda connection: list_addresses(connection, 0, 10**6))
        return {each.employer_id: each.changed_at for each in addresses}[employer_id]

    published = changed_at()
    board.jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    closed = changed_at()
    board.employers.describe(employer_id, CompanyDescription(website="https://karta.example"))
    described = changed_at()
    assert published < closed < described  # pyright: ignore[reportOperatorIssue]
    assert board.read(lambda connection: list_parts(connection, 10**6)) == {0: described}
    addresses = board.read(lambda connection: list_addresses(connection, 0, 10**6))
    assert board.id_of("Izvan Karte") not in {each.employer_id for each in addresses}


@pytest.mark.parametrize("limit", [1, 3, 7])
def test_any_split_into_batches_leads_to_the_same_rows(board: EmployerBoard, limit: int) -> None:
    numbers = [board.publish(employer=f"Serija {index % 2} {limit}", position="2221") for index in range(4)]
    for number in numbers:
        board.jobs.edit(number, EditJob(ad(places=[ROVINJ, OHRID])), CONTEXT)
    board.jobs.remove(numbers[0], RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    board.jobs.remove(numbers[2], RemoveJob(RemovalReason.DUPLICATE), CONTEXT)
    board.publish(employer=f"SERIJA 0 {limit}")
    with board.platform.engine.connect() as connection:
        generation = live_generation(connection, EMPLOYERS)
    while board.catch_up.step(generation, "jobs", limit=limit):
        pass
    assert board.is_replay_equal()
