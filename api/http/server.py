"""HTTP/1.1 server (Granian), with limits on request heads, idle time and the number of connections."""

import asyncio
import contextlib
import resource
import signal

import uvloop
from fastapi import FastAPI
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server

HEAD_SECONDS = 5
"""Time to receive a complete request head; also the keep-alive timeout."""
LONGEST_HEAD = 32 * 1024
"""Bytes; a longer head gets 431, longer trailers close the connection."""
MOST_CONNECTIONS = 8192
"""Far more than concurrent requests, since idle connections count until they are closed; others wait in the backlog."""
OTHER_FILES = 256
"""File descriptors reserved for databases, files and libraries."""
LOGGING = {"incremental": True, "formatters": {}, "handlers": {}, "loggers": {}}
"""Keeps the application's logging configuration for Granian's log lines."""


class ServerStopped(Exception):
    """The server ended without a signal."""


def serve(app: FastAPI, host: str, port: int, grace: float) -> None:
    """Serves until SIGTERM or SIGINT; responses that have begun may take `grace` more seconds.

    Several processes may serve the same address; the kernel distributes new connections among them. Raises any error
    of the application's start, RuntimeError when the address cannot be bound, or ServerStopped.
    """
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(app, host, port, grace))


async def _serve(app: FastAPI, host: str, port: int, grace: float) -> None:
    stop_requested = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop_requested.set)
    async with app.router.lifespan_context(app):
        server = Server(
            app,
            address=host,
            port=port,
            interface=Interfaces.ASGINL,
            http=HTTPModes.http1,
            websockets=False,
            backpressure=_most_connections(),
            backlog=1024,
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
