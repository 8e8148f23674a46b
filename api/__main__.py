"""Serves the site over HTTP: `python -m api`. Uvicorn with limits that suit a server on the open network."""

import argparse
import socket

import uvicorn

from api.protocol import BoundedProtocol

GRACE_SECONDS = 5
KEEP_ALIVE_SECONDS = 5
MOST_CONNECTIONS = 1000


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m api", description=__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--fd", type=int, help="a socket that listens already, instead of host and port")
    options.add_argument("--grace", type=int, default=GRACE_SECONDS, help="seconds that answers may take at the end")
    chosen = options.parse_args()
    server = uvicorn.Server(
        uvicorn.Config(
            "api.main:app",
            host=chosen.host,
            port=chosen.port,
            http=BoundedProtocol,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=chosen.grace,
            proxy_headers=False,  # KARIJERA_TRUSTED_PROXIES names the proxies that may speak for a client
            server_header=False,
            access_log=False,  # the journal has a line for each request
            log_config=None,
            ws="none",
        )
    )
    # Uvicorn would take a socket that is handed over for a local one: without addresses of clients, and with pauses of
    # 40 ms in the middle of answers.
    server.run(sockets=[socket.socket(fileno=chosen.fd)] if chosen.fd is not None else None)


if __name__ == "__main__":
    main()
