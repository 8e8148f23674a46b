"""Serves the application over HTTP/1.1 with Granian, whose settings bound heads, idle connections and their number."""

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
"""A head arrives whole within these; a connection that sends none, at first or after an answer, is closed."""
LONGEST_HEAD = 32 * 1024
"""Bytes; a longer head is answered with 431, and trailers that are longer end the connection."""
MOST_CONNECTIONS = 8192
"""Silent ones count until they are closed, so there are many more than requests at once; others wait to be accepted."""
OTHER_FILES = 256
"""File descriptors that are left for databases, files and libraries."""
LOGGING = {"incremental": True, "formatters": {}, "handlers": {}, "loggers": {}}
"""Granian's log lines go where all others go."""


class ServerStopped(Exception):
    """The server ended although nobody asked it to."""


def serve(app: FastAPI, host: str, port: int, grace: float) -> None:
    """Serves until SIGTERM or SIGINT; responses that have begun may take `grace` more seconds.

    Several processes may serve the same address: the system shares new connections out among them. Raises whatever
    keeps the application from starting, RuntimeError for an address that cannot be had, or ServerStopped.
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
    """As many as there are file descriptors for; the process takes as many of these as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, soft - OTHER_FILES)
    return MOST_CONNECTIONS
