"""Crypto-shredding: one key per person; destroying it makes their personal data in the logs unreadable."""

import base64
import hmac
import os
import threading
import time
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    Engine,
    LargeBinary,
    MetaData,
    Table,
    Uuid,
    any_,
    bindparam,
    func,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.database.table_contents import Content, contains
from domain.kernel.errors import PersonErased, Unavailable
from domain.kernel.values.ids import new_id

_NONCE_BYTES = 12
_CACHE_SECONDS = 5.0
_CACHE_SIZE = 10_000

event_tables = MetaData(schema="events")

person_key = Table(
    "person_key",
    event_tables,
    Column("person_id", Uuid, primary_key=True),
    Column("wrapped_key", LargeBinary, nullable=True),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.clock_timestamp()),
    Column("erased_at", DateTime(timezone=True), nullable=True),
    info=contains(Content.PERSON_KEYS),
)


erased_persons = select(person_key.c.person_id).where(person_key.c.erased_at.is_not(None))
"""Query of persons whose keys have been destroyed, for `in_`."""


class WrongPersonalDataKey(Exception):
    """The configured key is not the one that wrapped the keys of persons."""


@dataclass(frozen=True, slots=True)
class NewPersonKey:
    """A key that encrypts already and is stored with what it has encrypted."""

    person_id: UUID
    wrapped: bytes

    def store(self, connection: Connection) -> None:
        """Stores the key in the transaction that records the first data about the person."""
        connection.execute(insert(person_key).values(person_id=self.person_id, wrapped_key=self.wrapped))


class PersonKeys:
    """Creates, finds and destroys the keys of persons, which are wrapped by a key outside the database.

    Keys are cached for a few seconds, so another process may still decrypt for that long after an erasure. Nothing is
    recorded about the person meanwhile: an append checks the key's row itself.
    """

    def __init__(self, engine: Engine, wrapping_key: bytes) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._wrapping = AESGCM(wrapping_key)
        self._index_key = hmac.digest(wrapping_key, b"contact-index", sha256)
        self._cache: dict[UUID, tuple[float, AESGCM | None]] = {}
        self._new: dict[UUID, AESGCM] = {}
        self._lock = threading.Lock()

    def create(self) -> UUID:
        """Creates a person with a key; returns their id."""
        new, cipher = self._generate(new_id())
        with self._engine.connect() as connection:
            new.store(connection)
        self._cache_ciphers({new.person_id: cipher})
        return new.person_id

    @contextmanager
    def creating(self, person_id: UUID) -> Generator[NewPersonKey]:
        """A key for a new person, used by this process within the block; it lasts if `NewPersonKey.store` is
        committed."""
        new, cipher = self._generate(person_id)
        with self._lock:
            self._new[person_id] = cipher
        try:
            yield new
        finally:
            with self._lock:
                del self._new[person_id]

    @staticmethod
    def require_living(connection: Connection, person_id: UUID) -> None:
        """Keeps the person from being erased until the caller's transaction ends. Raises PersonErased."""
        row = person_key.c
        living = select(row.person_id).where(row.person_id == person_id, row.wrapped_key.is_not(None))
        if connection.execute(living.with_for_update(read=True)).one_or_none() is None:
            raise PersonErased

    def destroy(self, person_id: UUID) -> None:
        """Makes every personal field recorded about the person unreadable. Idempotent."""
        with self._engine.connect() as connection:
            connection.execute(
                update(person_key)
                .where(person_key.c.person_id == person_id, person_key.c.erased_at.is_(None))
                .values(wrapped_key=None, erased_at=func.clock_timestamp())
            )
        self._cache_ciphers({person_id: None})

    def cipher(self, person_id: UUID) -> AESGCM | None:
        """The person's cipher, or None when they have been erased (or never existed)."""
        return self.load([person_id])[person_id]

    def load(self, person_ids: Iterable[UUID]) -> Mapping[UUID, AESGCM | None]:
        """Ciphers of many persons with at most one query, instead of one query per person.

        Raises Unavailable, and WrongPersonalDataKey.
        """
        now = time.monotonic()
        wanted = list(person_ids)
        with self._lock:
            known: dict[UUID, AESGCM | None] = {
                p: c[1] for p in wanted if (c := self._cache.get(p)) is not None and c[0] > now
            }
            known |= {p: self._new[p] for p in wanted if p in self._new}
        missing = [person_id for person_id in wanted if person_id not in known]
        if not missing:
            return known
        found = self._fetch(missing)
        self._cache_ciphers(found)
        return known | found

    def contact_index(self, kind: str, contact: str) -> str:
        """A keyed hash (blind index) of an e-mail address or phone number: finds a contact without storing it."""
        digest = hmac.digest(self._index_key, f"{kind}:{contact}".encode(), sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def _generate(self, person_id: UUID) -> tuple[NewPersonKey, AESGCM]:
        key, nonce = AESGCM.generate_key(256), os.urandom(_NONCE_BYTES)
        wrapped = nonce + self._wrapping.encrypt(nonce, key, person_id.bytes)
        return NewPersonKey(person_id, wrapped), AESGCM(key)

    def _fetch(self, person_ids: list[UUID]) -> dict[UUID, AESGCM | None]:
        wanted = any_(bindparam("wanted", person_ids, type_=ARRAY(Uuid)))
        query = select(person_key.c.person_id, person_key.c.wrapped_key).where(person_key.c.person_id == wanted)
        try:
            with self._engine.connect() as connection:
                found = {row.person_id: row.wrapped_key for row in connection.execute(query)}
        except SQLAlchemyError as error:
            raise Unavailable from error
        return {person_id: self._unwrap(person_id, found.get(person_id)) for person_id in person_ids}

    def _cache_ciphers(self, ciphers: Mapping[UUID, AESGCM | None]) -> None:
        until = time.monotonic() + _CACHE_SECONDS
        with self._lock:
            if len(self._cache) + len(ciphers) > _CACHE_SIZE:
                self._cache.clear()
            self._cache.update({person_id: (until, cipher) for person_id, cipher in ciphers.items()})

    def _unwrap(self, person_id: UUID, wrapped: bytes | None) -> AESGCM | None:
        if wrapped is None:
            return None
        try:
            key = self._wrapping.decrypt(wrapped[:_NONCE_BYTES], wrapped[_NONCE_BYTES:], person_id.bytes)
        except InvalidTag as error:
            raise WrongPersonalDataKey from error
        return AESGCM(key)


def encrypt(cipher: AESGCM, place: str, plain: bytes) -> str:
    """Encrypts `plain`, with `place` (stream, version and field) as associated data: it cannot be moved elsewhere."""
    nonce = os.urandom(_NONCE_BYTES)
    return base64.b64encode(nonce + cipher.encrypt(nonce, plain, place.encode())).decode()


def decrypt(cipher: AESGCM, place: str, ciphertext: str) -> bytes:
    """The inverse of `encrypt`. Raises cryptography's InvalidTag when the text was changed or moved."""
    data = base64.b64decode(ciphertext)
    return cipher.decrypt(data[:_NONCE_BYTES], data[_NONCE_BYTES:], place.encode())
