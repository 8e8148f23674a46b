"""Files: told by their content, cleaned, encrypted, counted, and gone when nobody needs them."""

import io
import os
import struct
import time
import zipfile
import zlib
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pytest
from PIL import Image

from domain.documents.errors import (
    DocumentInUse,
    DocumentNotFound,
    FileEmpty,
    FileInfected,
    FileRefused,
    FileTooBig,
    FileUnreadable,
    TooManyFiles,
    WrongFileFormat,
)
from domain.documents.files import FileStore
from domain.documents.formats import recognise
from domain.documents.names import clean_name
from domain.documents.service import LARGEST_FILE, Documents, Upload
from domain.kernel.facts import Actor
from domain.kernel.idempotency import IdempotencyKey
from domain.kernel.platform import Platform
from tests.domain.applications.at_hand import PDF, AtHand, photograph


def archive(**members: str) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        for name, content in members.items():
            file.writestr(name.replace("__", "/").replace("_dot_", "."), content)
    return stream.getvalue()


def word(extra: str = "") -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        file.writestr("[Content_Types].xml", "<Types/>")
        file.writestr("word/document.xml", "<document/>")
        if extra:
            file.writestr(extra, "x")
    return stream.getvalue()


def open_document(kind: str = "text") -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        file.writestr("mimetype", f"application/vnd.oasis.opendocument.{kind}")
        file.writestr("content.xml", "<content/>")
    return stream.getvalue()


OLD_WORD = bytes.fromhex("d0cf11e0a1b11ae1") + b"\0" * 500 + "WordDocument".encode("utf-16-le") + b"\0" * 100
OLD_SHEET = bytes.fromhex("d0cf11e0a1b11ae1") + b"\0" * 500 + "Workbook".encode("utf-16-le")

TAKEN = {
    "pdf": PDF,
    "doc": OLD_WORD,
    "docx": word(),
    "odt": open_document(),
    "rtf": rb"{\rtf1\ansi Zdravo}",
    "txt": "Životopis: čćšđž".encode(),
    "jpg": photograph(),
    "png": photograph(kind="PNG"),
}
REFUSED = {
    "program": b"MZ\x90\0" + b"\0" * 100,
    "gif": b"GIF89a" + b"\0" * 50,
    "zip": archive(a_dot_txt="x"),
    "sheet": OLD_SHEET,
    "presentation": open_document("presentation"),
    "macros": word("word/vbaProject.bin"),
    "binary": bytes(range(256)),
    "nul in text": b"Ana\0Horvat",
    "half a utf-16": "Ana".encode("utf-16") + b"\x01",
}


@pytest.fixture(scope="module")
def at_hand(platform: Platform) -> AtHand:
    return AtHand(platform)


@pytest.fixture
def documents(at_hand: AtHand) -> Documents:
    return at_hand.documents


def upload(content: bytes = PDF, name: str = "cv.pdf", person_id: UUID | None = None) -> Upload:
    return Upload(content, name, "cv", person_id, of_guest=True)


@pytest.mark.parametrize("ending", TAKEN)
def test_every_format_is_taken_and_handed_out_again(documents: Documents, ending: str) -> None:
    taken = documents.take(upload(TAKEN[ending], "moj životopis.exe"))
    assert taken.name == f"moj životopis.{ending}"
    found, content = documents.read(taken.id)
    assert found == taken
    assert len(content) == taken.size
    assert recognise(content).ending == ending


@pytest.mark.parametrize(
    "content", ["Ana", "utf-16", "windows-1250"], ids=["ascii", "utf-16 with a mark", "an older encoding"]
)
def test_text_in_any_encoding_is_text(content: str) -> None:
    texts = {"Ana": b"Ana\r\n", "utf-16": "Životopis".encode("utf-16"), "windows-1250": "Životopis".encode("cp1250")}
    assert recognise(texts[content]).ending == "txt"


@pytest.mark.parametrize("name", REFUSED)
def test_other_formats_are_refused_whatever_they_are_called(documents: Documents, name: str) -> None:
    with pytest.raises(WrongFileFormat) as refused:
        documents.take(upload(REFUSED[name], "cv.pdf"))
    assert "pdf" in refused.value.details["formats"]


@pytest.mark.parametrize(
    "content",
    [photograph()[:200], photograph(kind="PNG")[:60], word()[:-30], b"PK\x03\x04rubbish"],
    ids=["jpg", "png", "docx", "zip"],
)
def test_what_is_broken_is_said_to_be(documents: Documents, content: bytes) -> None:
    with pytest.raises(FileUnreadable):
        documents.take(upload(content))


def test_nothing_and_too_much_are_refused(documents: Documents) -> None:
    with pytest.raises(FileEmpty):
        documents.take(upload(b""))
    with pytest.raises(FileTooBig):
        documents.take(upload(PDF.ljust(LARGEST_FILE + 1, b" ")))
    documents.take(upload(PDF.ljust(LARGEST_FILE, b" ")))


def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked(documents: Documents) -> None:
    header = bytearray(photograph((10, 10), "PNG"))
    header[16:24] = (50_000).to_bytes(4, "big") * 2
    header[29:33] = struct.pack(">I", zlib.crc32(bytes(header[12:29])))
    with pytest.raises(FileTooBig):
        documents.take(upload(bytes(header)))


def test_a_picture_is_made_anew_without_what_the_camera_wrote(documents: Documents) -> None:
    original = photograph((40, 20), place="Ilica 1, Zagreb")
    assert b"Ilica" in original
    _, content = documents.read(documents.take(upload(original)).id)
    assert b"Ilica" not in content
    with Image.open(io.BytesIO(content)) as picture:
        assert picture.size == (20, 40)
        assert not picture.getexif()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("../../etc/passwd", "passwd.pdf"),
        ("C:\\Users\\Ana\\cv.docx", "cv.pdf"),
        ("cv\r\nSet-Cookie: x.pdf", "cvSet-Cookie x.pdf"),
        ("\u202efdp.exe", "fdp.pdf"),
        ("", "document.pdf"),
        ("...", "document.pdf"),
        ("a" * 500 + ".pdf", "a" * 120 + ".pdf"),
        ("životopis Ane Horvat.pdf", "životopis Ane Horvat.pdf"),
    ],
)
def test_names_are_cleaned(given: str, kept: str) -> None:
    assert clean_name(given, recognise(PDF)) == kept


def test_on_disk_nothing_can_be_read(at_hand: AtHand, documents: Documents) -> None:
    documents.take(upload(b"Canary-of-content " * 10, "canary-of-name.txt"))
    for path in at_hand.platform.settings.files_dir.rglob("*"):
        if path.is_file():
            assert b"Canary-of-content" not in path.read_bytes()
            assert "canary" not in path.name


def test_a_file_opens_only_for_the_document_it_was_written_for(tmp_path: Path, at_hand: AtHand) -> None:
    files = FileStore(tmp_path)
    mine, other = at_hand.platform.keys.create(), at_hand.platform.keys.create()
    cipher = at_hand.platform.keys.cipher(mine)
    others_cipher = at_hand.platform.keys.cipher(other)
    assert cipher
    assert others_cipher
    name = files.write(cipher, b"document-1", PDF)
    assert files.read(cipher, b"document-1", name) == PDF
    assert files.read(cipher, b"document-2", name) is None
    assert files.read(others_cipher, b"document-1", name) is None
    with pytest.raises(ValueError, match="not the name"):
        files.read(cipher, b"document-1", "../secret")


def test_after_erasing_the_person_nothing_can_be_read(at_hand: AtHand, documents: Documents) -> None:
    taken = documents.take(upload())
    at_hand.platform.keys.destroy(taken.person_id)
    found = documents.find(taken.id)
    assert found is not None
    assert found.name is None
    with pytest.raises(DocumentNotFound):
        documents.read(taken.id)


def test_a_guest_has_five_files_also_when_many_come_at_once(documents: Documents) -> None:
    person_id = documents.take(upload()).person_id

    def one_more(_: int) -> str:
        try:
            documents.take(upload(person_id=person_id))
        except TooManyFiles as refused:
            return refused.code
        return "taken"

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(one_more, range(10)))
    assert sorted(found) == ["TOO_MANY_FILES"] * 6 + ["taken"] * 4
    assert len(documents.list_of(person_id)) == 5


def test_the_same_key_takes_a_file_once(documents: Documents) -> None:
    key = IdempotencyKey.of(Actor("guest"), "upload-once", "hash of the file")
    with ThreadPoolExecutor(8) as threads:
        taken = list(threads.map(lambda _: documents.take(upload(), key), range(8)))
    assert {each.id for each in taken} == {taken[0].id}
    assert len(documents.list_of(taken[0].person_id)) == 1


def test_a_scanner_is_asked_when_there_is_one(at_hand: AtHand) -> None:
    class Suspicious:
        def find_threat(self, content: bytes) -> str | None:
            return "Eicar" if b"EICAR" in content else None

    files = FileStore(at_hand.platform.settings.files_dir)
    documents = Documents(at_hand.platform.engine, at_hand.platform.keys, files, Suspicious())
    documents.take(upload(b"harmless"))
    with pytest.raises(FileInfected):
        documents.take(upload(b"EICAR test"))


def test_what_was_refused_leaves_nothing_behind(at_hand: AtHand, documents: Documents) -> None:
    def count() -> int:
        return sum(path.is_file() for path in at_hand.platform.settings.files_dir.rglob("*"))

    person_id = documents.take(upload()).person_id
    for _ in range(4):
        documents.take(upload(person_id=person_id))
    before = count()
    for content in (b"", REFUSED["zip"], PDF):
        with pytest.raises((FileRefused, TooManyFiles)):
            documents.take(upload(content, person_id=person_id))
    assert count() == before


def test_one_removes_ones_own_files_only(documents: Documents) -> None:
    mine, other = documents.take(upload()), documents.take(upload())
    with pytest.raises(DocumentNotFound):
        documents.remove(other.person_id, mine.id)
    documents.remove(mine.person_id, mine.id)
    with pytest.raises(DocumentNotFound):
        documents.read(mine.id)


def test_orphans_go_after_a_day_and_take_their_key_along(at_hand: AtHand, documents: Documents) -> None:
    orphan, kept = documents.take(upload()), documents.take(upload())
    forgotten = documents.take(upload(person_id=kept.person_id))
    keep(at_hand, kept.id)
    at_hand.sweeping.remove_orphans()
    documents.read(orphan.id)
    at_hand.wind(timedelta(hours=25))
    assert at_hand.sweeping.remove_orphans() >= 2
    for gone in (orphan, forgotten):
        with pytest.raises(DocumentNotFound):
            documents.read(gone.id)
    documents.read(kept.id)
    assert at_hand.platform.keys.cipher(orphan.person_id) is None
    with pytest.raises(DocumentInUse):
        documents.remove(kept.person_id, kept.id)


def test_files_without_a_row_are_swept(at_hand: AtHand, documents: Documents) -> None:
    kept = documents.take(upload())
    cipher = at_hand.platform.keys.cipher(kept.person_id)
    assert cipher
    files = FileStore(at_hand.platform.settings.files_dir)
    stray = files.write(cipher, b"nobody", PDF)
    long_ago = time.time() - 2 * 24 * 3600
    for path in at_hand.platform.settings.files_dir.rglob("*"):
        os.utime(path, (long_ago, long_ago))
    at_hand.sweeping.remove_orphans()
    assert files.read(cipher, b"nobody", stray) is None
    documents.read(kept.id)


def keep(at_hand: AtHand, document_id: UUID) -> None:
    with at_hand.platform.datastore.get_connection() as connection, connection.cursor() as cursor:
        at_hand.documents.keep(cursor, [document_id])
