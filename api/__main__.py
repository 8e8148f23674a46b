"""Runs the HTTP server: `python -m api`. A parent imports everything and forks the process that serves."""

import argparse

from domain.kernel.process.garbage_collection import pause_garbage_collection, tune_garbage_collection

pause_garbage_collection()

from api.http.prefork import fork_serving_process
from api.http.server import listen, serve
from api.main import make_app

GRACE_SECONDS = 5


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m api", description=__doc__)
    options.add_argument("--host", default="127.0.0.1")
    options.add_argument("--port", type=int, default=8000)
    options.add_argument("--grace", type=int, default=GRACE_SECONDS, help="seconds that responses may take at the end")
    options.add_argument("--lazy", action="store_true", help="load data when it is asked for: a quick start")
    chosen = options.parse_args()
    app = make_app(lazy=chosen.lazy)
    tune_garbage_collection()
    listening = listen(chosen.host, chosen.port)
    fork_serving_process(before_stop=listening.close)
    serve(app, listening, chosen.grace)


if __name__ == "__main__":
    main()
