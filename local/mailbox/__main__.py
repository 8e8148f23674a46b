"""`python -m local.mailbox`: an SMTP server that stores every mail, and a web page that shows them. Loopback only."""

import argparse
import asyncio
import socket
from pathlib import Path

import uvicorn

from local.listening_sockets import listen
from local.mailbox.messages import Messages
from local.mailbox.pages import inbox
from local.mailbox.smtp import serve_smtp

_LOOPBACK = "127.0.0.1"


def main() -> None:
    """Serve until a signal comes."""
    options = _parser().parse_args()
    smtp = _listening_socket(options.smtp_fd, options.smtp_port, "--smtp-port")
    http = _listening_socket(options.http_fd, options.http_port, "--http-port")
    asyncio.run(_serve(Messages(options.data), smtp, http))


async def _serve(messages: Messages, smtp: socket.socket, http: socket.socket) -> None:
    print("SMTP on {}:{}, inbox on http://{}:{}".format(*smtp.getsockname(), *http.getsockname()), flush=True)
    async with await serve_smtp(smtp, messages):
        site = uvicorn.Config(inbox(messages), access_log=False, log_level="warning", timeout_graceful_shutdown=1)
        await uvicorn.Server(site).serve(sockets=[http])


def _listening_socket(descriptor: int | None, port: int, option: str) -> socket.socket:
    return listen(_LOOPBACK, port, option) if descriptor is None else socket.socket(fileno=descriptor)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m local.mailbox", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, metavar="DIR", help="folder that keeps the messages")
    for name, port in (("smtp", 1025), ("http", 8025)):
        parser.add_argument(f"--{name}-port", type=int, default=port, help=f"{name.upper()} port (default {port})")
        parser.add_argument(f"--{name}-fd", type=int, help="an already listening socket, instead of the port")
    return parser


if __name__ == "__main__":
    main()
