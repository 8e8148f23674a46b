"""Stores encrypted files in a bucket of Amazon S3, or of a server that speaks its protocol."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import TYPE_CHECKING

import obstore
from obstore.exceptions import BaseError
from obstore.store import S3Store

from domain.documents.ports import StoredFile
from domain.kernel.errors import Unavailable
from domain.kernel.process.bucket_address import BucketAddress
from domain.kernel.process.settings import Settings

if TYPE_CHECKING:
    from obstore.store import S3Config

_TIMEOUT = timedelta(seconds=20)
_CONNECT_TIMEOUT = timedelta(seconds=3)
_RETRY_TIMEOUT = timedelta(seconds=10)
_MAX_RETRIES = 3
_UNUSED_NAME = "00/0000000000000000000000000000000000000000"


class Bucket:
    """Files as objects, below a prefix, under the same paths as in a folder: either can be copied to the other."""

    def __init__(self, settings: Settings) -> None:
        self._store = _connect(settings, max_retries=_MAX_RETRIES)
        self._checked = _connect(settings, max_retries=0)

    def put(self, name: str, data: bytes) -> None:
        # One request: it stores the whole object or nothing, which several parts would not.
        with _translated():
            obstore.put(self._store, _path(name), data, use_multipart=False)

    def get(self, name: str) -> bytes | None:
        with _translated():
            try:
                return bytes(obstore.get(self._store, _path(name)).bytes())
            except FileNotFoundError:
                return None

    def exists(self, name: str) -> bool:
        with _translated():
            try:
                obstore.head(self._store, _path(name))
            except FileNotFoundError:
                return False
        return True

    def delete(self, name: str) -> None:
        with _translated():
            try:
                obstore.delete(self._store, _path(name))
            except FileNotFoundError:
                return

    def list(self) -> Iterator[StoredFile]:
        with _translated():
            for page in obstore.list(self._store):  # pyright: ignore[reportUnknownMemberType]
                for found in page:
                    yield StoredFile(found["path"].rpartition("/")[2], found["last_modified"].timestamp())

    def remove_unfinished(self, seconds: float) -> None:
        """An object is whole or absent."""

    def require_reachable(self) -> None:
        """Lists instead of asking for one object: a bucket that is missing would look like an object that is."""
        with _translated():
            pages = obstore.list(self._checked, _UNUSED_NAME)  # pyright: ignore[reportUnknownMemberType]
            next(iter(pages), None)


def _connect(settings: Settings, *, max_retries: int) -> S3Store:
    """Makes the client of the bucket, which without keys in the settings looks for them as Amazon's tools do. Opens no
    connection."""
    address = BucketAddress.parse(settings.files_url)
    # Several objects in one request is what not every server understands.
    config: S3Config = {"region": settings.files_region, "disable_bulk_delete": True}
    if settings.files_endpoint:
        config["endpoint"] = settings.files_endpoint
    if key := settings.files_access_key.get_secret_value():
        config["access_key_id"] = key
        config["secret_access_key"] = settings.files_secret_key.get_secret_value()
    return S3Store(
        address.bucket,
        prefix=address.prefix or None,
        config=config,
        client_options={
            "allow_http": settings.files_endpoint.startswith("http://"),
            "timeout": _TIMEOUT,
            "connect_timeout": _CONNECT_TIMEOUT,
        },
        retry_config={"max_retries": max_retries, "retry_timeout": _RETRY_TIMEOUT},
    )


def _path(name: str) -> str:
    return f"{name[:2]}/{name}"


@contextmanager
def _translated() -> Generator[None]:
    """Errors of the client as Unavailable: nothing is known about the object then, least of all that it is missing.

    Here FileNotFoundError means that the bucket is missing.
    """
    try:
        yield
    except (BaseError, FileNotFoundError) as error:
        raise Unavailable from error
