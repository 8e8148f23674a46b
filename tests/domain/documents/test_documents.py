"""Documents: format detection, cleaning, encryption, limits, deletion of orphans."""

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
from sqlalchemy import select

from domain.documents.document import Upload
from domain.documents.errors import (
    DocumentNotFound,
    FileEmpty,
    FileInfected,
    FileRefused,
    FileTooBig,
    FileUnreadable,
    TooManyFiles,
    WrongFileFormat,
)
from domain.documents.file_names import clean_name
from domain.documents.file_store import FileStore
from domain.documents.folder import Folder
from domain.documents.formats import detect_format
from domain.documents.reconciliation import FileReconciliation
from domain.documents.service import MAX_FILE_BYTES, Documents
from domain.documents.tables import document
from domain.kernel.log.event import Actor
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.process.platform import Platform
from tests.domain.applications.applications_harness import PDF, ApplicationsHarness, photograph


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


def open_document(kind: str = "text", packed: int = zipfile.ZIP_STORED) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as file:
        file.writestr("mimetype", f"application/vnd.oasis.opendocument.{kind}", packed)
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
    "packed type": open_document(packed=zipfile.ZIP_LZMA),
    "macros": word("word/vbaProject.bin"),
    "binary": bytes(range(256)),
    "nul in text": b"Ana\0Horvat",
    "half a utf-16": "Ana".encode("utf-16") + b"\x01",
}


@pytest.fixture(scope="module")
def harness(platform: Platform) -> ApplicationsHarness:
    return ApplicationsHarness(platform)


@pytest.fixture
def documents(harness: ApplicationsHarness) -> Documents:
    return harness.documents


def upload(content: bytes = PDF, name: str = "cv.pdf", person_id: UUID | None = None) -> Upload:
    return Upload(content, name, "cv", person_id, of_guest=True)


@pytest.mark.parametrize("extension", TAKEN)
def test_every_accepted_format_is_stored_and_read(documents: Documents, extension: str) -> None:
    taken = documents.store(upload(TAKEN[extension], "moj životopis.exe"))
    assert taken.name == f"moj životopis.{extension}"
    found, content = documents.read(taken.id)
    assert found == taken
    assert len(content) == taken.size
    assert detect_format(content).extension == extension


@pytest.mark.parametrize(
    "content", ["Ana", "utf-16", "windows-1250"], ids=["ascii", "utf-16 with a mark", "an older encoding"]
)
def test_text_in_any_encoding_is_text(content: str) -> None:
    texts = {"Ana": b"Ana\r\n", "utf-16": "Životopis".encode("utf-16"), "windows-1250": "Životopis".encode("cp1250")}
    assert detect_format(texts[content]).extension == "txt"


@pytest.mark.parametrize("name", REFUSED)
def test_other_formats_are_refused_whatever_they_are_called(documents: Documents, name: str) -> None:
    with pytest.raises(WrongFileFormat) as refused:
        documents.store(upload(REFUSED[name], "cv.pdf"))
    assert "pdf" in refused.value.details["formats"]


@pytest.mark.parametrize(
    "content",
    [photograph()[:200], photograph(kind="PNG")[:60], word()[:-30], b"PK\x03\x04rubbish"],
    ids=["jpg", "png", "docx", "zip"],
)
def test_damaged_files_are_unreadable(documents: Documents, content: bytes) -> None:
    with pytest.raises(FileUnreadable):
        documents.store(upload(content))


def test_empty_and_too_big_files_are_refused(documents: Documents) -> None:
    with pytest.raises(FileEmpty):
        documents.store(upload(b""))
    with pytest.raises(FileTooBig):
        documents.store(upload(PDF.ljust(MAX_FILE_BYTES + 1, b" ")))
    documents.store(upload(PDF.ljust(MAX_FILE_BYTES, b" ")))


def test_an_archive_of_too_many_members_is_refused_before_they_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    crowded = archive(**dict.fromkeys(map(str, range(5_001)), ""))
    monkeypatch.delattr(zipfile, "ZipFile")
    with pytest.raises(WrongFileFormat):
        detect_format(crowded)


def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked(documents: Documents) -> None:
    header = bytearray(photograph((10, 10), "PNG"))
    header[16:24] = (50_000).to_bytes(4, "big") * 2
    header[29:33] = struct.pack(">I", zlib.crc32(bytes(header[12:29])))
    with pytest.raises(FileTooBig):
        documents.store(upload(bytes(header)))


def test_a_picture_is_reencoded_without_metadata(documents: Documents) -> None:
    original = photograph((40, 20), place="Ilica 1, Zagreb")
    assert b"Ilica" in original
    _, content = documents.read(documents.store(upload(original)).id)
    assert b"Ilica" not in content
    with Image.open(io.BytesIO(content)) as picture:
        assert picture.size == (20, 40)
        assert not picture.getexif()


@pytest.mark.parametrize(
    ("name", "kept"),
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
def test_names_are_cleaned(name: str, kept: str) -> None:
    assert clean_name(name, detect_format(PDF)) == kept


def test_on_disk_nothing_can_be_read(harness: ApplicationsHarness, documents: Documents) -> None:
    documents.store(upload(b"Canary-of-content " * 10, "canary-of-name.txt"))
    for path in harness.platform.settings.files_dir.rglob("*"):
        if path.is_file():
            assert b"Canary-of-content" not in path.read_bytes()
            assert "canary" not in path.name


def test_a_file_is_readable_for_its_document_only(tmp_path: Path, harness: ApplicationsHarness) -> None:
    files = FileStore(Folder(tmp_path))
    mine, other = harness.platform.keys.create(), harness.platform.keys.create()
    cipher = harness.platform.keys.cipher(mine)
    others_cipher = harness.platform.keys.cipher(other)
    assert cipher
    assert others_cipher
    name = files.write(cipher, b"document-1", PDF)
    assert files.read(cipher, b"document-1", name) == PDF
    assert files.read(cipher, b"document-2", name) is None
    assert files.read(others_cipher, b"document-1", name) is None
    with pytest.raises(ValueError, match="not the name"):
        files.read(cipher, b"document-1", "../secret")


def test_after_erasing_the_person_nothing_can_be_read(harness: ApplicationsHarness, documents: Documents) -> None:
    taken = documents.store(upload())
    harness.platform.keys.destroy(taken.person_id)
    found = documents.find(taken.id)
    assert found is not None
    assert found.name is None
    with pytest.raises(DocumentNotFound):
        documents.read(taken.id)


def test_a_guest_has_five_files_also_when_many_come_at_once(documents: Documents) -> None:
    person_id = documents.store(upload()).person_id

    def one_more(_: int) -> str:
        try:
            documents.store(upload(person_id=person_id))
        except TooManyFiles as refused:
            return refused.code
        return "taken"

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(one_more, range(10)))
    assert sorted(found) == ["TOO_MANY_FILES"] * 6 + ["taken"] * 4
    assert len(documents.list_of(person_id)) == 5


def test_an_upload_is_stored_once_per_idempotency_key(documents: Documents) -> None:
    key = IdempotencyKey.of(Actor("guest"), "upload-once", "hash of the file")
    with ThreadPoolExecutor(8) as threads:
        taken = list(threads.map(lambda _: documents.store(upload(), key), range(8)))
    assert {each.id for each in taken} == {taken[0].id}
    assert len(documents.list_of(taken[0].person_id)) == 1


def test_a_scanner_is_asked_when_there_is_one(harness: ApplicationsHarness) -> None:
    class Suspicious:
        def find_threat(self, content: bytes) -> str | None:
            return "Eicar" if b"EICAR" in content else None

    files = FileStore.of(harness.platform.settings)
    documents = Documents(harness.platform.engine, harness.platform.keys, files, Suspicious())
    documents.store(upload(b"harmless"))
    with pytest.raises(FileInfected):
        documents.store(upload(b"EICAR test"))


def test_a_refused_upload_leaves_nothing_behind(harness: ApplicationsHarness, documents: Documents) -> None:
    def count() -> int:
        return sum(path.is_file() for path in harness.platform.settings.files_dir.rglob("*"))

    person_id = documents.store(upload()).person_id
    for _ in range(4):
        documents.store(upload(person_id=person_id))
    before = count()
    for content in (b"", REFUSED["zip"], PDF):
        with pytest.raises((FileRefused, TooManyFiles)):
            documents.store(upload(content, person_id=person_id))
    assert count() == before


def test_one_removes_ones_own_files_only(documents: Documents) -> None:
    mine, other = documents.store(upload()), documents.store(upload())
    with pytest.raises(DocumentNotFound):
        documents.remove(other.person_id, mine.id)
    documents.remove(mine.person_id, mine.id)
    with pytest.raises(DocumentNotFound):
        documents.read(mine.id)


def test_orphans_and_their_keys_are_deleted_after_a_day(harness: ApplicationsHarness, documents: Documents) -> None:
    orphan, kept = documents.store(upload()), documents.store(upload())
    forgotten = documents.store(upload(person_id=kept.person_id))
    keep(harness, kept.id)
    harness.orphan_removal.remove_orphans()
    documents.read(orphan.id)
    harness.wind(timedelta(hours=25))
    assert harness.orphan_removal.remove_orphans() >= 2
    for gone in (orphan, forgotten):
        with pytest.raises(DocumentNotFound):
            documents.read(gone.id)
    documents.read(kept.id)
    assert harness.platform.keys.cipher(orphan.person_id) is None
    documents.remove(kept.person_id, kept.id)
    documents.read(kept.id)


def reconciliation(harness: ApplicationsHarness) -> FileReconciliation:
    """Makes all files two days old and returns their reconciliation."""
    folder = harness.platform.settings.files_dir
    long_ago = time.time() - 2 * 24 * 3600
    for path in folder.rglob("*"):
        os.utime(path, (long_ago, long_ago))
    return FileReconciliation(harness.platform.engine, FileStore(Folder(folder)))


def test_files_without_a_row_are_removed(harness: ApplicationsHarness, documents: Documents) -> None:
    kept = documents.store(upload())
    cipher = harness.platform.keys.cipher(kept.person_id)
    assert cipher
    files = FileStore.of(harness.platform.settings)
    stray = files.write(cipher, b"nobody", PDF)
    assert reconciliation(harness).reconcile().removed_files >= 1
    assert files.read(cipher, b"nobody", stray) is None
    documents.read(kept.id)


def test_a_young_file_without_a_row_may_belong_to_an_upload_in_progress(
    harness: ApplicationsHarness, documents: Documents
) -> None:
    cipher = harness.platform.keys.cipher(documents.store(upload()).person_id)
    assert cipher
    old = reconciliation(harness)
    files = FileStore.of(harness.platform.settings)
    young = files.write(cipher, b"nobody", PDF)
    old.reconcile()
    assert files.exists(young)
    files.remove(young)


def test_rows_without_a_file_are_reported(
    harness: ApplicationsHarness, documents: Documents, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("domain.documents.reconciliation._BATCH", 2)
    stored = [documents.store(upload()) for _ in range(5)]
    lost = {each.id for each in stored[1::2]}
    with harness.platform.engine.connect() as connection:
        query = select(document.c.file_name).where(document.c.id.in_(lost))
        names = connection.execute(query).scalars().all()
    reconcile = reconciliation(harness).reconcile
    before = set(reconcile().documents_without_file)
    for name in names:
        FileStore.of(harness.platform.settings).remove(name)
    assert set(reconcile().documents_without_file) - before == lost


def keep(harness: ApplicationsHarness, document_id: UUID) -> None:
    with harness.platform.engine.begin() as connection:
        harness.documents.keep(connection, [document_id])
