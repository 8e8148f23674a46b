"""Runs the HTTP server: `python -m api`."""

import argparse

from domain.kernel.garbage_collection import pause_garbage_collection

pause_garbage_collection()

from api.http.server import serve
from api.main import make_app

GRACE_SECONDS = 5


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m api", description=__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--grace", type=int, default=GRACE_SECONDS, help="seconds that responses may take at the end")
    chosen = options.parse_args()
    serve(make_app(), chosen.host, chosen.port, chosen.grace)


if __name__ == "__main__":
    main()
