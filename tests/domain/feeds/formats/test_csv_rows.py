"""CSV files."""

from decimal import Decimal
from functools import partial

import pytest

from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.formats.csv_rows import read_csv
from domain.jobs.ad import WorkingTime, WorkMode
from domain.jobs.salary import SalaryTax
from domain.kernel.values.employment import Employment
from tests.domain.feeds.feed_reader import ads, codes, read

HEADER = "ID;Title;Description;Employer;Place;Employment;Work mode;Salary from;Salary to;Apply until;Apply URL;Position"
ROW = (
    '1;"Vozač ""C"" kategorije";"Prvi red\ndrugi; red koji je na kraju";Prijevoz d.o.o.;Osijek; neodređeno ;hybrid;'
    "1.300,00;1.600;31.05.2026.;https://primjer.example/1;8332"
)
GOOD = "2;Vozač;Opis posla;Prijevoz;Osijek;;;;;;https://primjer.example/2;"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "windows-1250"])
@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_row_becomes_an_ad(encoding: str, separator: str, ending: str) -> None:
    row = ROW.replace(";", separator).replace("1.300,00", '"1.300,00"').replace("\n", ending)
    document = f"{HEADER.replace(';', separator)}{ending}{row}{ending}".encode(encoding)
    charset = encoding if encoding.startswith("windows") else None
    [item] = ads(read(read_csv, document, charset=charset, size=13))
    assert (item.external_id, item.ad.title, item.ad.position) == ("1", 'Vozač "C" kategorije', "8332")
    assert item.ad.description.startswith("<p>Prvi red<br>drugi")
    assert (item.ad.employment, item.ad.work_mode) == (Employment.PERMANENT, WorkMode.HYBRID)
    assert item.ad.salary is not None
    assert (item.ad.salary.minimum, item.ad.salary.maximum) == (Decimal(1300), Decimal(1600))
    assert item.apply_until.isoformat() == "2026-05-31T21:59:59+00:00"


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("1;too few", "MALFORMED_ITEM"),
        (GOOD + ";too many", "MALFORMED_ITEM"),
        ('3;"quoted" badly' + ";" * 10, "MALFORMED_ITEM"),
        (GOOD.replace("2;", ";", 1), "NO_ID"),
        (GOOD.replace("Opis", "O\x00pis"), "INVALID_CHARACTERS"),
        (GOOD.replace("Osijek", ""), "NO_PLACE"),
        (GOOD.replace("Opis", "x" * 100_000), "ITEM_TOO_LONG"),
        (GOOD.replace("Opis", "x" * 10_000_000), "MALFORMED_ITEM"),
        (GOOD.replace("Opis posla", f'"{"x" * 200_000}"'), "ITEM_TOO_LONG"),
        (GOOD.replace("Opis posla", f'"{"x" * 10_000_000}"'), "ITEM_TOO_LONG"),
        (GOOD.replace(";;;;;;", ";;;lots;;;"), "INVALID_SALARY"),
    ],
)
def test_a_broken_row_is_refused_by_itself(row: str, code: str) -> None:
    items = read(read_csv, f"{HEADER}\n{row}\n\n{GOOD}\n")
    assert set(codes(items)) == {code}
    assert [item.external_id for item in ads(items)] == ["2"]


def test_a_quote_that_is_never_closed_is_a_file_that_was_cut_off() -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(read_csv, f'{HEADER}\n{GOOD}\n3;"Vozač')
    assert broken.value.code == FeedErrorCode.FEED_CUT_OFF


@pytest.mark.parametrize("document", ["", "\x00\x00", "<html></html>", "id,title\n1,2\n", '"id', "[]"])
def test_a_header_without_required_columns_is_reported(document: str) -> None:
    with pytest.raises(BrokenFeed) as broken:
        read(read_csv, document)
    assert broken.value.code == FeedErrorCode.NOT_THIS_FORMAT


def test_a_table_without_rows_is_empty() -> None:
    assert read(read_csv, HEADER) == []


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Tražimo vozača, šećer i žbuku, tko želi", "windows-1250"),
        ("Бараме возач за работа со камион во Скопје и Битола, може и Охрид", "windows-1251"),
        ("Бараме возач за работа со камион во Скопје и Битола, може и Охрид", "utf-8"),
        ("Tražimo vozača, šećer i žbuku, tko želi", "utf-8"),
    ],
)
def test_windows_code_pages_are_detected_without_a_declared_encoding(text: str, encoding: str) -> None:
    row = GOOD.replace("Opis posla", text).replace("Vozač", "Radnik") + "\n"
    [item] = ads(read(read_csv, f"{HEADER}\n{row}".encode(encoding)))
    assert item.ad.description == f"<p>{text}</p>"


def test_an_invalid_character_does_not_change_the_encoding() -> None:
    document = f"{HEADER}\n{GOOD.replace('Opis', 'Šećer i žbuka')}\n".encode()
    last = GOOD.replace("2;", "4;", 1).encode() + b"\n"
    items = read(read_csv, document + b"3;\xe8" + document[-40:] + last)
    assert [item.ad.description for item in ads(items)] == ["<p>Šećer i žbuka posla</p>", "<p>Opis posla</p>"]
    assert codes(items) != []


def test_experience_and_education_are_taken_where_they_have_a_column() -> None:
    document = f"{HEADER};Experience;Education;Salary tax\n{GOOD};2-3 godine;VŠS ili VSS;neto\n"
    [item] = ads(read(read_csv, document.replace(";;;;;;", ";;;900;;;")))
    assert (item.ad.minimum_experience_years, item.ad.education_level) == (2, 6)
    assert item.ad.salary is not None
    assert item.ad.salary.tax is SalaryTax.NET


ROWS = [GOOD.replace("2;", f"{number};", 1).replace("/2;", f"/{number};") for number in range(3)]


@pytest.mark.parametrize("kept", [30, 55, 60])
def test_a_last_row_that_is_cut_is_not_read_and_the_file_is_not_whole(kept: int) -> None:
    document = "\n".join([HEADER, *ROWS[:2], ROWS[2][:kept]])
    items = []
    with pytest.raises(BrokenFeed) as broken:
        items.extend(read_csv([document.encode()]))
    assert broken.value.code == FeedErrorCode.FEED_CUT_OFF
    assert len(items) == 2


@pytest.mark.parametrize("last", [ROWS[2], ROWS[2] + '"8332"'])
def test_a_last_row_without_line_end_is_read_if_nothing_can_be_missing(last: str) -> None:
    items = []
    with pytest.raises(BrokenFeed):
        items.extend(read_csv(["\n".join([HEADER, *ROWS[:2], last]).encode()]))
    assert len(items) == 3


@pytest.mark.parametrize("encoding", ["windows-1250", "iso-8859-2", "cp852"])
def test_code_pages_are_told_apart_by_their_letters(encoding: str) -> None:
    text = "Tražimo vozača, Šećer i žbuka, Đurđa"
    [item] = ads(read(read_csv, f"{HEADER}\n{GOOD.replace('Opis posla', text)}\n".encode(encoding)))
    assert item.ad.description == f"<p>{text}</p>"


def test_a_line_may_name_the_separator() -> None:
    assert len(ads(read(read_csv, f"sep=;\n{HEADER}\n{GOOD}\n"))) == 1


MAPPED = {"id": "Šifra", "title": "Naziv radnog mjesta", "description": "Opis", "place": "Mjesto", "apply_url": "Veza"}


def test_columns_of_other_names_are_mapped() -> None:
    document = 'sep=;\nŠIFRA;Naziv  radnog mjesta;Opis;Mjesto;Veza;title\n7;Konobar;Rad u sali;Split;/oglas/7;"x"\n'
    for encoding in ("utf-8", "cp1250", "cp852", "iso8859-2"):
        reader = partial(read_csv, columns=MAPPED)
        [item] = ads(read(reader, document.encode(encoding), employer="Konoba", address="https://ploca.example/a.csv"))
        assert (item.external_id, item.ad.title) == ("7", "Konobar")
        assert [place.name for place in item.ad.places] == ["Split"]
        assert item.ad.application_ways[0].target == "https://ploca.example/oglas/7"


def test_a_mapped_column_that_is_missing_is_named() -> None:
    reader = partial(read_csv, columns=MAPPED)
    with pytest.raises(BrokenFeed, match="header with Veza, Mjesto; the first line has šifra, naziv radnog"):
        read(reader, "Šifra;Naziv radnog mjesta;Opis\n")


def test_a_last_row_that_is_shorter_is_incomplete() -> None:
    """A file that was cut there lacks other rows, too, so nothing closes."""
    with pytest.raises(BrokenFeed, match="row 2, the last one, is shorter than the header") as broken:
        read(read_csv, f"{HEADER}\n{GOOD}\n7;Kuhar\n")
    assert broken.value.code == "FEED_CUT_OFF"


USUAL_NAMES = {
    "hr": (
        "Šifra;Naziv radnog mjesta;Opis posla;Poslodavac;Mjesto rada;Plaća od;Plaća do;Valuta;Vrsta zaposlenja;"
        "Radno vrijeme;Rok prijave;Poveznica;Broj izvršitelja;Radno iskustvo;Vozačka dozvola\n"
        "1;Čistač/ica;Čišćenje poslovnih prostora i održavanje.;Čistoća;Đakovo;900;1.050,50;EUR;određeno;"
        "puno radno vrijeme;15.5.2026.;https://primjer.example/1;2;1 godina;B kategorija\n"
    ),
    "sl": (
        "Šifra;Naziv delovnega mesta;Opis dela;Delodajalec;Kraj dela;Plača od;Plača do;Valuta;Vrsta zaposlitve;"
        "Delovni čas;Rok za prijavo;Povezava;Število delovnih mest;Delovne izkušnje;Vozniško dovoljenje\n"
        "1;Natakar;Strežba gostov v restavraciji ob jezeru in na terasi.;Čistoća;Bled;900;1.050,50;EUR;določen čas;"
        "polni delovni čas;15. 5. 2026;https://primjer.example/1;2;1 leto;B\n"
    ),
    "mk": (
        "Шифра;Работно место;Опис на работа;Работодавач;Место;Плата од;Плата до;Валута;Вработување;Работно време;"
        "Краен рок;Линк;Број на вработени;Работно искуство;Возачка дозвола\n"
        "1;Продавач;Продажба на производи во продавница и работа со клиенти.;Čistoća;Битола;900;1.050,50;EUR;"
        "определено;полно;15.05.2026;https://primjer.example/1;2;1 година;B\n"
    ),
}


@pytest.mark.parametrize(("language", "place"), [("hr", "Đakovo"), ("sl", "Bled"), ("mk", "Bitola")])
def test_the_usual_names_of_columns_are_known(language: str, place: str) -> None:
    [item] = ads(read(read_csv, USUAL_NAMES[language]))
    assert (item.external_id, item.employer.name, item.ad.language) == ("1", "Čistoća", language)
    assert [found.name for found in item.ad.places] == [place]
    assert item.ad.salary is not None
    assert (str(item.ad.salary.minimum), str(item.ad.salary.maximum)) == ("900.00", "1050.50")
    assert (item.ad.employment, item.ad.working_time) == (Employment.FIXED_TERM, WorkingTime.FULL_TIME)
    assert (item.ad.workers, item.ad.minimum_experience_years, item.ad.driving_licences) == (2, 1, ("B",))
    assert item.apply_until.isoformat() == "2026-05-15T21:59:59+00:00"
    assert item.ad.application_ways[0].target == "https://primjer.example/1"


def test_an_address_is_the_id_in_a_file_without_a_column_for_it() -> None:
    document = (
        "Job Title,Job Description,Company,City,Apply URL\nCook,Cooking for guests,Hotel,Split,https://a.example/1\n"
    )
    assert [item.external_id for item in ads(read(read_csv, document))] == ["https://a.example/1"]
