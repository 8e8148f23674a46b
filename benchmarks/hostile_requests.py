"""Sends hostile requests to a running site: how long each takes, and how long `/healthz` waits meanwhile.

python -m benchmarks.hostile_requests http://127.0.0.1:8000
"""

import argparse
import socket
import threading
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

REQUESTS: Mapping[str, bytes] = {
    "front page": b"GET /hr HTTP/1.1\r\n",
    "10,000 segments": b"GET /" + b"a/" * 10_000 + b" HTTP/1.1\r\n",
    "10,000 segments, dots": b"GET /" + b"a/../" * 5_000 + b" HTTP/1.1\r\n",
    "30,000 slashes": b"GET /" + b"/" * 30_000 + b"a HTTP/1.1\r\n",
    "30,000 slashes, API": b"GET /api/" + b"/" * 30_000 + b"a HTTP/1.1\r\n",
    "1,000 segments": b"GET /" + b"a/" * 1_000 + b" HTTP/1.1\r\n",
    "1,500 slashes": b"GET /" + b"/" * 1_500 + b"a HTTP/1.1\r\n",
    "name of 300 letters": b"GET /" + b"a" * 300 + b" HTTP/1.1\r\n",
    "asset of 300 letters": b"GET /assets/" + b"a" * 300 + b" HTTP/1.1\r\n",
    "NUL": b"GET /assets/%00 HTTP/1.1\r\n",
    "line break": b"GET /a%0Ab HTTP/1.1\r\n",
    "dot-dot": b"GET /assets/../../server/entry-server.js HTTP/1.1\r\n",
    "encoded dot-dot": b"GET /assets/%2e%2e/%2e%2e/server/entry-server.js HTTP/1.1\r\n",
    "encoded slashes": b"GET /assets" + b"%2f..%2f" * 1_000 + b" HTTP/1.1\r\n",
    "invalid UTF-8": b"GET /%ff%fe%ed%a0%80 HTTP/1.1\r\n",
    "query of 30,000 bytes": b"GET /pretraga-poslova?q=" + b"a" * 30_000 + b" HTTP/1.1\r\n",
    "query of 7,000 bytes": b"GET /pretraga-poslova?q=" + b"a" * 7_000 + b" HTTP/1.1\r\n",
    "10,000 parameters": b"GET /pretraga-poslova?" + b"q=&" * 10_000 + b" HTTP/1.1\r\n",
    "10,000 parameters, API": b"GET /api/jobs/search?" + b"q=&" * 10_000 + b" HTTP/1.1\r\n",
    "2,500 parameters": b"GET /pretraga-poslova?" + b"q=&" * 2_500 + b" HTTP/1.1\r\n",
    "2,500 parameters, API": b"GET /api/jobs/search?" + b"q=&" * 2_500 + b" HTTP/1.1\r\n",
    "5,000 cookies": b"GET /hr HTTP/1.1\r\nCookie: " + b"a=b; " * 5_000 + b"\r\n",
    "cookie of backslashes": b'GET /api/me HTTP/1.1\r\nCookie: token="' + b'\\"' * 15_000 + b'"\r\n',
    "cookie of white space": b"GET /hr HTTP/1.1\r\nCookie: a;" + b" " * 30_000 + b"b\r\n",
    "languages": b"GET / HTTP/1.1\r\nAccept-Language: " + b"a;q=0.1," * 3_500 + b"\r\n",
    "If-None-Match": b"GET /sitemap.xml HTTP/1.1\r\nIf-None-Match: " + b'"a",' * 7_000 + b"\r\n",
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("site", nargs="?", default="http://127.0.0.1:8000")
    address = urlsplit(options.parse_args().site)
    server = (address.hostname or "127.0.0.1", address.port or 80)
    print(f"{'':24}{'status':>7}{'ms':>9}{'healthz waits, ms':>20}")
    for name, request in REQUESTS.items():
        status, took, waited = measure(server, request)
        print(f"{name:24}{status:>7}{took:>9.1f}{waited:>20.1f}")


def measure(server: tuple[str, int], request: bytes) -> tuple[str, float, float]:
    """The status, the response time, and the longest time of a `/healthz` meanwhile, in milliseconds."""
    longest, done = 0.0, threading.Event()

    def watch() -> None:
        nonlocal longest
        while not done.is_set():
            longest = max(longest, ask(server, b"GET /healthz HTTP/1.1\r\n")[1])

    watching = threading.Thread(target=watch)
    watching.start()
    time.sleep(0.05)
    status, took = ask(server, request)
    done.set()
    watching.join()
    return status, took, longest


def ask(server: tuple[str, int], request: bytes) -> tuple[str, float]:
    began = time.perf_counter()
    with socket.create_connection(server) as connection:
        connection.sendall(request + b"Host: site\r\nConnection: close\r\n\r\n")
        received = b""
        try:
            while part := connection.recv(65536):
                received += part
        except ConnectionError:
            pass
    status = received.split(b" ", 2)[1].decode() if received else "closed"
    return status, (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
