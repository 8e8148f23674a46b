"""The connection breaks at any statement of an upload or a transfer of files: no row is left without its file."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import DBAPIError

from domain.documents.document import Document, Upload
from domain.documents.errors import DocumentNotFound, TooManyFiles
from domain.documents.file_store import FileStore
from domain.documents.folder import Folder
from domain.documents.service import Documents
from domain.documents.tables import document
from domain.kernel.errors import Unavailable
from domain.kernel.log.event import SYSTEM
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from tests.faults.cutting_proxy import CuttingProxy
from tests.settings_factory import settings_for

CONTENT = b"Zivotopis: kuhar, deset godina."
MOST_STATEMENTS = 40


class Store:
    """Documents behind a proxy that breaks connections, and past it."""

    def __init__(
        self, platform: Platform, direct: Platform, proxy: CuttingProxy, folder: Path, make: type[Documents]
    ) -> None:
        self.files = FileStore(Folder(folder))
        self.folder = folder
        self.keys = direct.keys
        self.behind_proxy = make(platform.engine, platform.keys, self.files)
        self.direct = Documents(direct.engine, direct.keys, self.files)
        self.engine = direct.engine
        self.pool = platform.engine
        self.proxy = proxy

    def upload(self, documents: Documents, person_id: UUID, key: IdempotencyKey | None = None) -> Document:
        return documents.store(Upload(CONTENT, "cv.txt", "cv", person_id, of_guest=False), key)

    def require_readable(self, person_id: UUID) -> int:
        """Counts the documents of the person, each of which has its file."""
        with self.engine.connect() as connection:
            ids = connection.execute(select(document.c.id).where(document.c.person_id == person_id)).scalars().all()
        for document_id in ids:
            assert self.direct.read(document_id)[1] == CONTENT
        return len(ids)

    def open_connection(self) -> None:
        """The pool holds a connection afterwards, so that the statements counted are those of the attempt."""
        with self.pool.connect() as connection:
            connection.execute(select(1))

    def file_count(self) -> int:
        return sum(path.is_file() for path in self.folder.glob("*/*"))


class HastyDocuments(Documents):
    """Planted fault: any error is taken for one that stored nothing, and the file is deleted, as it was once."""

    def _insert(self, row: dict[str, Any], uploaded: Document, key: IdempotencyKey | None) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(document).values(row))
            self._store_key(connection, key, uploaded)


@pytest.fixture
def make() -> type[Documents]:
    """The documents behind the proxy."""
    return Documents


@pytest.fixture
def store(database_url: str, tmp_path: Path, make: type[Documents]) -> Iterator[Store]:
    settings = settings_for(database_url)
    with (
        CuttingProxy(database_url) as proxy,
        open_platform(settings.model_copy(update={"database_url": proxy.url})) as platform,
        open_platform(settings) as direct,
    ):
        yield Store(platform, direct, proxy, tmp_path, make)


def at_every_statement(store: Store, attempt: Callable[[], None]) -> int:
    """Repeats the attempt, cutting its first, second, ... statement, until one is over uncut; answers with how many."""
    for statement in range(1, MOST_STATEMENTS):
        store.open_connection()
        before = store.proxy.cuts
        store.proxy.arm_at(statement)
        attempt()
        store.proxy.disarm()
        if store.proxy.cuts == before:
            return statement - 1
    raise AssertionError


def uploads_cut(store: Store, *, keyed: bool = True) -> int:
    """Cuts each statement of an upload once; returns how many. Each upload was stored with its file or not at all, and
    repeating it is no second one."""

    def attempt() -> None:
        person_id = store.keys.create()
        key = IdempotencyKey.of(SYSTEM, str(new_id()), "upload") if keyed else None
        try:
            store.upload(store.behind_proxy, person_id, key)
        except (Unavailable, DBAPIError):
            pass
        else:
            assert store.require_readable(person_id) == 1
        store.require_readable(person_id)
        repeated = store.upload(store.direct, person_id, key)
        assert store.direct.read(repeated.id)[1] == CONTENT
        assert store.require_readable(person_id) == 1

    return at_every_statement(store, attempt)


def test_an_upload_cut_at_any_statement_is_stored_with_its_file_or_not_at_all(store: Store) -> None:
    assert uploads_cut(store) >= 6


@pytest.mark.parametrize("make", [HastyDocuments])
def test_deleting_the_file_after_any_error_is_caught(store: Store) -> None:
    """The control: the test above can fail."""
    with pytest.raises(DocumentNotFound):
        uploads_cut(store)


def test_an_upload_repeated_without_its_key_is_caught(store: Store) -> None:
    """The control: it would be stored twice."""
    with pytest.raises(AssertionError):
        uploads_cut(store, keyed=False)


def test_a_refused_upload_leaves_no_file(store: Store) -> None:
    """The control: what certainly was not stored is removed at once."""
    person_id = store.keys.create()
    for _ in range(20):
        store.upload(store.direct, person_id)
    with pytest.raises(TooManyFiles):
        store.upload(store.direct, person_id)
    assert store.file_count() == 20


def test_a_transfer_cut_at_any_statement_loses_no_file(store: Store) -> None:
    def attempt() -> None:
        guest, account = store.keys.create(), store.keys.create()
        uploaded = [store.upload(store.direct, guest).id for _ in range(2)]
        with suppress(Unavailable, DBAPIError):
            store.behind_proxy.transfer(guest, account, uploaded)
        assert store.require_readable(guest) + store.require_readable(account) == 2
        store.direct.transfer(guest, account, uploaded)
        assert (store.require_readable(guest), store.require_readable(account)) == (0, 2)

    assert at_every_statement(store, attempt) >= 5


def test_a_copy_cut_at_any_statement_loses_no_file(store: Store) -> None:
    def copy(documents: Documents, engine: Engine, ids: Sequence[UUID], guest: UUID, applicant: UUID) -> None:
        with documents.copies(ids, guest, applicant) as copies, engine.begin() as connection:
            copies.insert(connection)

    def attempt() -> None:
        guest, applicant = store.keys.create(), store.keys.create()
        uploaded = [store.upload(store.direct, guest).id for _ in range(2)]
        with suppress(Unavailable, DBAPIError):
            copy(store.behind_proxy, store.pool, uploaded, guest, applicant)
        assert store.require_readable(guest) == 2
        assert store.require_readable(applicant) in {0, 2}
        copy(store.direct, store.engine, uploaded, guest, applicant)
        assert (store.require_readable(guest), store.require_readable(applicant)) == (2, 2)

    assert at_every_statement(store, attempt) >= 5


def test_a_copy_for_a_refused_application_leaves_no_file(store: Store) -> None:
    """The control: what certainly was not stored is removed at once."""
    guest, applicant = store.keys.create(), store.keys.create()
    uploaded = [store.upload(store.direct, guest).id]
    counted: list[int] = []

    def start() -> None:
        with store.direct.copies(uploaded, guest, applicant):
            counted.append(store.file_count())
            raise TooManyFiles(1)

    with pytest.raises(TooManyFiles):
        start()
    assert counted == [2]
    assert store.file_count() == 1
    assert store.require_readable(guest) == 1
