"""HTTP/1.1 server (Granian), with limits on request heads, idle time and the number of connections."""

import asyncio
import contextlib
import resource
import signal
import socket
from typing import Any

import uvloop
from fastapi import FastAPI
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.net import SocketHolder  # pyright: ignore[reportPrivateImportUsage] - of the extension
from granian.server.embed import Server

HEAD_SECONDS = 5
"""Time to receive a complete request head; also the keep-alive timeout."""
LONGEST_HEAD = 32 * 1024
"""Bytes; a longer head gets 431, longer trailers close the connection."""
MOST_CONNECTIONS = 8192
"""Far more than concurrent requests, since idle connections count until they are closed; others wait in the backlog."""
BACKLOG = 1024
"""Connections that wait for `accept`, also while a killed process is replaced."""
OTHER_FILES = 256
"""File descriptors reserved for databases, files and libraries."""
LOGGING: dict[str, Any] = {"incremental": True, "formatters": {}, "handlers": {}, "loggers": {}}
"""Keeps the application's logging configuration for Granian's log lines."""


class ServerStopped(Exception):
    """The server ended without a signal."""


class _SocketServer(Server):
    """Granian on a socket that listens already, for which it has no setting."""

    def __init__(self, app: FastAPI, listening: socket.socket, **settings: Any) -> None:
        address, port = listening.getsockname()[:2]
        super().__init__(app, address=address, port=port, **settings)
        self._listening = listening

    def _init_shared_socket(self) -> None:
        self._shd = SocketHolder(self._listening.detach(), False, BACKLOG)  # pyright: ignore[reportCallIssue] - by place only


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OSError when the address cannot be bound.

    Several sockets may listen on the same address; the kernel distributes new connections among them.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=True)


def serve(app: FastAPI, listening: socket.socket, grace: float) -> None:
    """Serves until SIGTERM or SIGINT; responses that have begun may take `grace` more seconds.

    Raises any error of the application's start, or ServerStopped.
    """
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(app, listening, grace))


async def _serve(app: FastAPI, listening: socket.socket, grace: float) -> None:
    stop_requested = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop_requested.set)
    async with app.router.lifespan_context(app):
        server = _SocketServer(
            app,
            listening,
            interface=Interfaces.ASGINL,
            http=HTTPModes.http1,
            websockets=False,
            backpressure=_most_connections(),
            backlog=BACKLOG,
            http1_settings=HTTP1Settings(header_read_timeout=HEAD_SECONDS * 1000, max_buffer_size=LONGEST_HEAD),
            log_dictconfig=LOGGING,
        )
        serving = asyncio.create_task(server.serve())
        stopping = asyncio.create_task(stop_requested.wait())
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if serving.done():
            serving.result()
            raise ServerStopped
        server.stop()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(serving, grace)


def _most_connections() -> int:
    """Connections that the file descriptors allow, after raising their limit to the maximum."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, soft - OTHER_FILES)
    return MOST_CONNECTIONS
