"""Contract of every storage of files: the folder, and a bucket on a server of its own."""

import os
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import SecretStr, ValidationError

from domain.documents.bucket import Bucket
from domain.documents.document import Upload
from domain.documents.file_store import FileStore
from domain.documents.folder import Folder
from domain.documents.ports import Storage
from domain.documents.reconciliation import FileReconciliation
from domain.documents.service import Documents
from domain.kernel.errors import Unavailable
from domain.kernel.process.bucket_address import BucketAddress
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from tests.domain.applications.applications_harness import PDF
from tests.s3_server import S3Server
from tests.settings_factory import settings_for

DAY = 24 * 3600
IN_A_BUCKET = "bucket"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[S3Server]:
    with S3Server(tmp_path_factory.mktemp("s3")) as started:
        yield started


@pytest.fixture(params=["folder", IN_A_BUCKET])
def chosen(request: pytest.FixtureRequest, server: S3Server, platform: Platform, tmp_path: Path) -> Settings:
    """Settings with an empty storage."""
    if request.param == IN_A_BUCKET:
        return server.settings(platform.settings, f"of/{secrets.token_hex(4)}")
    return platform.settings.model_copy(update={"files_dir": tmp_path})


@pytest.fixture
def storage(chosen: Settings) -> Storage:
    return Bucket(chosen) if chosen.files_url else Folder(chosen.files_dir)


def a_name() -> str:
    return secrets.token_hex(20)


def test_a_file_is_read_as_it_was_stored(storage: Storage) -> None:
    files = {a_name(): content for content in (b"", b"\0", bytes(range(256)) * 5000, os.urandom(11 * 1024 * 1024))}
    for name, content in files.items():
        storage.put(name, content)
    assert {name: storage.get(name) for name in files} == files
    assert all(storage.exists(name) for name in files)


def test_what_is_not_there_is_none(storage: Storage) -> None:
    assert storage.get(a_name()) is None
    assert not storage.exists(a_name())


def test_a_file_is_deleted_once_and_again(storage: Storage) -> None:
    name, other = a_name(), a_name()
    storage.put(name, b"mine")
    storage.put(other, b"other")
    storage.delete(name)
    storage.delete(name)
    assert storage.get(name) is None
    assert storage.get(other) == b"other"


def test_all_files_are_listed_with_their_time(storage: Storage) -> None:
    assert list(storage.list()) == []
    names = {a_name() for _ in range(30)}
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda name: storage.put(name, b"content"), names))
    found = list(storage.list())
    assert {each.name for each in found} == names
    assert all(abs(each.modified - time.time()) < DAY for each in found)


def test_unfinished_writes_are_removed_and_files_stay(storage: Storage) -> None:
    name = a_name()
    storage.put(name, b"content")
    storage.remove_unfinished(-60)
    assert storage.get(name) == b"content"


def test_a_write_that_was_cut_off_is_no_file(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.put(f"ab{a_name()[2:]}", b"content")
    unfinished = tmp_path / "ab" / ".unfinished"
    unfinished.write_bytes(b"half")
    assert len(list(folder.list())) == 1
    folder.remove_unfinished(60)
    assert unfinished.exists()
    folder.remove_unfinished(-60)
    assert not unfinished.exists()
    assert len(list(folder.list())) == 1


def test_a_storage_that_can_be_used_is_reachable(storage: Storage) -> None:
    storage.require_reachable()
    storage.put(a_name(), b"content")
    storage.require_reachable()


def documents_in(platform: Platform, settings: Settings) -> Documents:
    return Documents(platform.engine, platform.keys, FileStore.of(settings))


def upload(content: bytes = PDF, person_id: UUID | None = None) -> Upload:
    return Upload(content, "cv.pdf", "cv", person_id, of_guest=True)


def test_documents_are_stored_read_and_removed(platform: Platform, chosen: Settings) -> None:
    documents = documents_in(platform, chosen)
    taken = documents.store(upload())
    assert documents.read(taken.id) == (taken, PDF)
    documents.remove(taken.person_id, taken.id)
    assert list(FileStore.of(chosen).files()) == []


def test_only_encrypted_bytes_leave_for_the_bucket(platform: Platform, server: S3Server) -> None:
    settings = server.settings(platform.settings, "canary")
    documents_in(platform, settings).store(upload(b"Canary-of-content " * 10))
    bucket = Bucket(settings)
    [stored] = bucket.list()
    data = bucket.get(stored.name)
    assert data
    assert len(data) > 180
    assert b"Canary-of-content" not in data
    assert "cv" not in stored.name


def test_files_and_rows_are_compared(platform: Platform, chosen: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    documents, files = documents_in(platform, chosen), FileStore.of(chosen)
    lost = documents.store(upload())
    for found in files.files():
        files.remove(found.name)
    kept = documents.store(upload())
    cipher = platform.keys.cipher(kept.person_id)
    assert cipher
    stray = files.write(cipher, b"nobody", PDF)
    reconcile = FileReconciliation(platform.engine, files).reconcile
    young = reconcile()
    assert young.removed_files == 0
    assert lost.id in young.documents_without_file
    monkeypatch.setattr("domain.documents.reconciliation._MIN_AGE_SECONDS", -60)
    old = reconcile()
    assert old.removed_files == 1
    assert kept.id not in old.documents_without_file
    assert not files.exists(stray)
    assert documents.read(kept.id)[1] == PDF


@pytest.fixture
def failing(server: S3Server, platform: Platform) -> Iterator[tuple[Settings, Callable[[], None], Callable[[], None]]]:
    """Settings of a bucket, and what stops and starts its server; it runs again afterwards."""
    yield server.settings(platform.settings, secrets.token_hex(4)), server.stop, server.start
    server.stop()
    server.start()


def test_without_the_server_nothing_is_half_done(
    platform: Platform, failing: tuple[Settings, Callable[[], None], Callable[[], None]]
) -> None:
    settings, stop, start = failing
    documents, files = documents_in(platform, settings), FileStore.of(settings)
    before = documents.store(upload())
    stop()
    for attempt in (
        lambda: documents.store(upload(person_id=before.person_id)),
        lambda: documents.read(before.id),
        files.require_reachable,
        FileReconciliation(platform.engine, files).reconcile,
    ):
        with pytest.raises(Unavailable) as refused:
            attempt()
        assert refused.value.__cause__ is not None
    assert [each.id for each in documents.list_of(before.person_id)] == [before.id]
    start()
    assert list(files.files()) == []
    after = documents.store(upload(person_id=before.person_id))
    assert documents.read(after.id)[1] == PDF


def test_what_is_deleted_without_the_server_is_gone_and_its_file_waits(
    platform: Platform, failing: tuple[Settings, Callable[[], None], Callable[[], None]]
) -> None:
    settings, stop, _ = failing
    documents = documents_in(platform, settings)
    taken = documents.store(upload())
    stop()
    documents.remove(taken.person_id, taken.id)
    assert documents.find(taken.id) is None
    assert FileStore.of(settings).remove(a_name()) is False


def test_a_bucket_that_is_missing_is_not_reachable(platform: Platform, server: S3Server) -> None:
    settings = server.settings(platform.settings, "x").model_copy(update={"files_url": "s3://no-such-bucket/x"})
    files = FileStore.of(settings)
    with pytest.raises(Unavailable) as refused:
        files.require_reachable()
    assert "NoSuchBucket" in str(refused.value.__cause__)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"files_url": "https://bucket.example/x"},
            "KARIJERA_FILES_URL has the form s3://bucket or s3://bucket/folder",
        ),
        ({"files_url": "s3://b"}, "KARIJERA_FILES_URL has the form"),
        ({"files_url": "s3://bucket/../x"}, "KARIJERA_FILES_URL has the form"),
        ({"files_endpoint": "minio:9000"}, "KARIJERA_FILES_ENDPOINT has the form https://host:port"),
        ({"files_access_key": SecretStr("key")}, "KARIJERA_FILES_ACCESS_KEY and KARIJERA_FILES_SECRET_KEY go together"),
        (
            {"files_secret_key": SecretStr("hush")},
            "KARIJERA_FILES_ACCESS_KEY and KARIJERA_FILES_SECRET_KEY go together",
        ),
    ],
)
def test_settings_that_cannot_work_are_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    known = settings_for("postgresql://nowhere").model_dump()
    with pytest.raises(ValidationError, match=sentence) as refused:
        Settings(**(known | changes))
    assert "hush" not in str(refused.value)


BUCKETS = st.from_regex(r"[a-z0-9][a-z0-9-]{1,61}[a-z0-9]", fullmatch=True)
FOLDERS = st.lists(st.from_regex(r"[a-zA-Z0-9_-]{1,12}", fullmatch=True), max_size=4).map("/".join)


@given(BUCKETS, FOLDERS, st.sampled_from(["", "/"]))
def test_an_address_names_bucket_and_folder(bucket: str, folder: str, end: str) -> None:
    address = f"s3://{bucket}/{folder}" if folder else f"s3://{bucket}"
    assert BucketAddress.parse(address + end) == BucketAddress(bucket, folder)
