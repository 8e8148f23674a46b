"""Listening sockets opened by the supervisor and passed on, and reserved ports, to avoid races for ports."""

import errno
import os
import socket

from local.errors import CannotRun

_ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - compared with, never chosen here


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """Open a listening socket; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise CannotRun(_why_not(error, host, port, option)) from error


def reserve(host: str, port: int, option: str = "--port") -> socket.socket:
    """Reserve a port for this user's programs that bind it with SO_REUSEPORT; port 0 takes a free one.

    The socket never listens, so connections reach those programs only. Raises CannotRun when the port is taken.
    """
    with listen(host, port, option) as probe:
        address = probe.getsockname()[:2]
    kept = socket.socket(probe.family)
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        kept.bind(address)
    except OSError as error:
        kept.close()
        raise CannotRun(_why_not(error, host, port, option)) from error
    return kept


def listen_near(host: str, port: int) -> socket.socket:
    """Listen on the wanted port if free, else on any free one."""
    try:
        return listen(host, port)
    except CannotRun:
        return listen(host, 0)


def origin(listening: socket.socket) -> str:
    """The URL of the socket for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    reachable = {_ALL_INTERFACES: "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{reachable}:{port}"


def _why_not(error: OSError, host: str, port: int, option: str) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken by another program: choose another, for example {option} {port + 10}."
        case errno.EACCES:
            return f"Port {port} is reserved by the system: choose one above 1023, for example {option} 8000."
        case _:
            return f"{host}:{port} cannot be listened on: {os.strerror(error.errno or 0)}."
