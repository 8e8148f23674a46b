"""An archive encrypted under its person's key, in chunks, so that it need not fit in memory.

Each chunk is `length | nonce | ciphertext`. Its number, and whether it is the last, are authenticated as associated
data, so chunks can be neither reordered nor cut off.
"""

import io
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_CHUNK_BYTES = 1024 * 1024
_NONCE_BYTES = 12
_LENGTH = struct.Struct(">I")


class CorruptArchive(Exception):
    """The file is damaged or was tampered with."""


class EncryptingFile(io.RawIOBase):
    """A writable file that encrypts what is written. Complete only after `close`."""

    def __init__(self, target: BinaryIO, cipher: AESGCM, name: str) -> None:
        super().__init__()
        self._target = target
        self._cipher = cipher
        self._name = name
        self._waiting = bytearray()
        self._number = 0
        self.size = 0

    def writable(self) -> bool:
        return True

    def write(self, data: object, /) -> int:
        content = bytes(data)  # pyright: ignore[reportArgumentType]
        self._waiting += content
        self.size += len(content)
        while len(self._waiting) > _CHUNK_BYTES:
            self._encrypt(bytes(self._waiting[:_CHUNK_BYTES]), is_last=False)
            del self._waiting[:_CHUNK_BYTES]
        return len(content)

    def close(self) -> None:
        if not self.closed:
            self._encrypt(bytes(self._waiting), is_last=True)
        super().close()

    def _encrypt(self, chunk: bytes, *, is_last: bool) -> None:
        nonce = os.urandom(_NONCE_BYTES)
        ciphertext = self._cipher.encrypt(nonce, chunk, _place(self._name, self._number, is_last=is_last))
        self._target.write(_LENGTH.pack(len(ciphertext)) + nonce + ciphertext)
        self._number += 1


def decrypt_archive(path: Path, cipher: AESGCM, name: str) -> Iterator[bytes]:
    """Decrypts chunk by chunk. Raises CorruptArchive at the first changed chunk; an empty archive has one chunk too."""
    with path.open("rb") as file:
        number, chunk = 0, _read(file)
        if chunk is None:
            raise CorruptArchive
        while chunk is not None:
            following = _read(file)
            place = _place(name, number, is_last=following is None)
            try:
                yield cipher.decrypt(chunk[:_NONCE_BYTES], chunk[_NONCE_BYTES:], place)
            except InvalidTag as error:
                raise CorruptArchive from error
            number, chunk = number + 1, following


def _read(file: BinaryIO) -> bytes | None:
    head = file.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    return file.read(_NONCE_BYTES + min(length, 2 * _CHUNK_BYTES))


def _place(name: str, number: int, *, is_last: bool) -> bytes:
    return f"export/{name}/{number}/{'last' if is_last else 'more'}".encode()
