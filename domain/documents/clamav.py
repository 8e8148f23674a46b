"""Scans files with a ClamAV daemon by the INSTREAM command of clamd(8)."""

import socket
import struct
from urllib.parse import urlsplit

from domain.kernel.errors import Unavailable

_CHUNK_BYTES = 64 * 1024
_MAX_RESPONSE_BYTES = 4096
_TIMEOUT_SECONDS = 20.0
_FOUND, _CLEAN = " FOUND", " OK"


class ClamAv:
    """A scanner at `tcp://host:port` or `unix:///path/to/socket`."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme == "unix" and parts.path:
            self._address: str | tuple[str, int] = parts.path
        elif parts.scheme == "tcp" and parts.hostname:
            self._address = (parts.hostname, parts.port or 3310)
        else:
            msg = "a scanner is named by tcp://host:port or unix:///path"
            raise ValueError(msg)

    def find_threat(self, content: bytes) -> str | None:
        """The name of the malware found, or None. Raises Unavailable unless the daemon answers with a verdict."""
        try:
            response = self._scan(content)
        except OSError as error:
            raise Unavailable from error
        if response.endswith(_FOUND):
            return response.removesuffix(_FOUND).partition(": ")[2]
        if response.endswith(_CLEAN):
            return None
        raise Unavailable

    def _scan(self, content: bytes) -> str:
        with self._connect() as connection:
            connection.sendall(b"zINSTREAM\0")
            for start in range(0, len(content), _CHUNK_BYTES):
                chunk = content[start : start + _CHUNK_BYTES]
                connection.sendall(struct.pack("!I", len(chunk)) + chunk)
            connection.sendall(struct.pack("!I", 0))
            response = b""
            while len(response) < _MAX_RESPONSE_BYTES and (part := connection.recv(_MAX_RESPONSE_BYTES)):
                response += part
        return response.rstrip(b"\0\n").decode("utf-8", "replace")

    def _connect(self) -> socket.socket:
        if isinstance(self._address, tuple):
            return socket.create_connection(self._address, timeout=_TIMEOUT_SECONDS)
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(_TIMEOUT_SECONDS)
        try:
            connection.connect(self._address)
        except OSError:
            connection.close()
            raise
        return connection
