"""The services that make up the site on one machine, and their shared settings."""

import http.client
import os
import shutil
import socket
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from local import keys, unix_sockets
from local.data_folder import ROOT, DataFolder
from local.errors import CannotRun
from local.listening_sockets import listen, listen_near, origin, reserve
from local.postgres import Postgres
from local.service import Service
from local.valkey import Valkey

_LOOPBACK = "127.0.0.1"
_PREFIX = "KARIJERA_"
_CONTACT_EMAIL = "pitanja@karijera.example"
"""Mails to it are in the mail catcher."""
_WITHOUT_PREFIX = frozenset({"DATABASE_URL", "REDIS_URL", "SMTP_URL", "SENTRY_DSN"})


@dataclass(frozen=True)
class ListeningSockets:
    """The site's reserved port and the mailbox's sockets, which are None when an external mail server is set."""

    site: socket.socket
    mail_page: socket.socket | None
    smtp: socket.socket | None

    @classmethod
    def open(cls, host: str, port: int, environment: Mapping[str, str]) -> "ListeningSockets":
        """Open all sockets; the mail page gets the port after the site's, if free."""
        site = reserve(host, port)
        if environment.get("SMTP_URL"):
            return cls(site, None, None)
        return cls(site, listen_near(_LOOPBACK, site.getsockname()[1] + 1), listen(_LOOPBACK, 0))

    @property
    def address(self) -> str:
        """URL of the site."""
        return origin(self.site)

    @property
    def mail_address(self) -> str:
        """URL of the mail page, or an empty string."""
        return origin(self.mail_page) if self.mail_page else ""


class Services:
    """All services of one data folder."""

    def __init__(
        self,
        data_folder: DataFolder,
        listening: ListeningSockets,
        environment: Mapping[str, str] = os.environ,
        *,
        reload: bool = False,
    ) -> None:
        self.reload = reload
        self.data_folder = data_folder
        self.listening = listening
        self.postgres = (
            None if environment.get("DATABASE_URL") else Postgres(data_folder.postgres, log=self._log("postgres"))
        )
        self.valkey = None if environment.get("REDIS_URL") else Valkey(data_folder.valkey, log=self._log("valkey"))
        sockets = unix_sockets.folder_for(data_folder.folder)
        self._renderer_socket = sockets / "renderer.sock"
        self._sockets = sockets
        self._fork_servers = 0
        self._fork_server = sockets / "none.sock"
        self._library_server = sockets / "library-server.sock"
        self._dev_server = f"http://{_LOOPBACK}:{_free_port()}" if reload else ""
        chosen = {name: value for name, value in environment.items() if value}
        self.environment = {**self._settings(), **chosen, **keys.load_or_create(data_folder, environment)}

    @property
    def settings(self) -> dict[str, str]:
        """Return the settings, out of everything in the environment, for commands that work on the running site."""
        own = self._settings().keys() | _WITHOUT_PREFIX
        return {name: value for name, value in self.environment.items() if name in own or name.startswith(_PREFIX)}

    def servers(self) -> list[Service]:
        """List the services that must be ready before the database is migrated: database, queue, mail."""
        found: list[Service] = []
        for name, server in (("postgres", self.postgres), ("valkey", self.valkey)):
            if server is not None:
                server.prepare()
                found.append(
                    Service(
                        name,
                        server.command,
                        environment=dict(os.environ),
                        log=server.log,
                        ready=server.answers,
                        stop_signal=server.stop_signal,
                        run_as=server.run_as,
                    )
                )
        if self.listening.mail_page and self.listening.smtp:
            listening = {"--http-fd": self.listening.mail_page.fileno(), "--smtp-fd": self.listening.smtp.fileno()}
            options = [part for name, number in listening.items() for part in (name, str(number))]
            command = [sys.executable, "-m", "local.mailbox", "--data", str(self.data_folder.mail), *options]
            ready = responds(self.listening.mail_address, "/healthz")
            found.append(self._python_service("mailbox", command, ready, keep_open=tuple(listening.values())))
        return found

    def programs_without_database(self) -> list[Service]:
        """List the services that need no database to start, and take long: the programs' imports, and the renderer."""
        renderer = "development-renderer.mjs" if self.reload else "renderer.mjs"
        command = [_node(), str(ROOT / "web" / "server" / renderer)]
        found = [self.next_fork_server(), self._python_service("renderer", command, _listens(self._renderer_socket))]
        self.use(found[0])
        if self.reload:
            libraries = [sys.executable, "-m", "local.fork_server", str(self._library_server), "--of-fork-servers"]
            libraries += ["--libraries", str(self._libraries)]
            found.append(self._python_service("library-server", libraries, _listens(self._library_server)))
        return found

    def next_fork_server(self) -> Service:
        """Return a service that imports the programs of the site as they are now. They are forked by it after `use`."""
        self._fork_servers += 1
        path = self._sockets / f"fork-server-{self._fork_servers}.sock"
        command = [sys.executable, "-m", "local.fork_server", str(path)]
        if self.reload:
            command += ["--lazy", "--libraries", str(self._libraries)]
        service = self._python_service("fork-server", command, _listens(path))
        return replace(service, fork_server=self._library_server) if self.reload else service

    def use(self, fork_server: Service) -> None:
        """Let this server fork the programs from now on."""
        self._fork_server = Path(fork_server.command[3])

    @property
    def _libraries(self) -> Path:
        return self.data_folder.folder / "libraries.json"

    def watched(self) -> list[Path]:
        """The folders whose files make up the site's programs."""
        packages = ("api", "content", "domain", "migrations", "read_models", "workers")
        return [ROOT / package for package in packages]

    def site(self) -> list[Service]:
        """The processes of the site itself."""
        python = [sys.executable, "-m"]
        host, port = self.listening.site.getsockname()[:2]
        api = ["api", "--host", host, "--port", str(port), "--grace", "2", *(["--lazy"] if self.reload else [])]
        return [
            self._forked_service("api", [*python, *api], responds(self.listening.address, "/healthz")),
            self._forked_service("follow", [*python, "workers.follow"]),
            self._forked_service("workers", [*python, "workers.main"]),
            self._forked_service("schedule", [*python, "workers.schedule"]),
        ]

    def command_line(self, command: str) -> Service:
        """A one-off command of `karijera`."""
        return self._forked_service(command, [sys.executable, "-m", "workers.command_line", command])

    def front_page_answers(self) -> bool:
        """Whether the front page is served."""
        return responds(self.listening.address, "/", patience=10)()

    def _forked_service(self, name: str, command: list[str], ready: Callable[[], bool] | None = None) -> Service:
        return replace(self._python_service(name, command, ready), fork_server=self._fork_server)

    def _python_service(
        self,
        name: str,
        command: list[str],
        ready: Callable[[], bool] | None = None,
        keep_open: tuple[int, ...] = (),
    ) -> Service:
        return Service(
            name,
            command,
            environment=self.environment,
            log=self._log(name),
            directory=ROOT,
            ready=ready,
            keep_open=keep_open,
        )

    def _settings(self) -> dict[str, str]:
        settings = {
            "KARIJERA_ENVIRONMENT": "development",
            "KARIJERA_SITE_URL": self.listening.address,
            "KARIJERA_API_URL": self.listening.address,
            "KARIJERA_FILES_DIR": str(self.data_folder.files),
            "KARIJERA_RENDERER_SOCKET": str(self._renderer_socket),
            "KARIJERA_BUILD": _build(),
            "KARIJERA_BUILD_TIME": _build_time(),
            "PYTHONUNBUFFERED": "1",
            "PYTHONPATH": str(ROOT),
        }
        if self.reload:
            settings["KARIJERA_DEV_SERVER_URL"] = self._dev_server
            settings["KARIJERA_BUILD"] = "development"
            settings["KARIJERA_OFFLINE_PAGE"] = "false"
            settings["KARIJERA_RENDER_TIMEOUT"] = "55000"
        if self.postgres:
            settings["DATABASE_URL"] = self.postgres.url
        if self.valkey:
            settings["REDIS_URL"] = self.valkey.url
        if self.listening.smtp:
            host, port = self.listening.smtp.getsockname()[:2]
            mail = self.listening.mail_address
            settings["SMTP_URL"] = f"smtp://{host}:{port}"
            settings["KARIJERA_MAILBOX_URL"] = mail
            # Whoever tries the site out looks for each mail at once.
            settings["KARIJERA_MAIL_DIGEST_MINUTES"] = "0"
            settings["KARIJERA_SMS_URL"] = f"{mail}/sms"
            settings["KARIJERA_CONTACT_EMAIL"] = _CONTACT_EMAIL
        return settings

    def _log(self, name: str) -> Path:
        return self.data_folder.logs / f"{name}.log"


def _node() -> str:
    if found := shutil.which("node"):
        return found
    message = "Node.js was not found: start with `python3 run.py up`, which brings it along."
    raise CannotRun(message)


_BUILD_ID = ROOT / "web" / "dist" / "build-id"


def _build() -> str:
    return _BUILD_ID.read_text().strip() if _BUILD_ID.exists() else "development"


def _build_time() -> str:
    return datetime.fromtimestamp(_BUILD_ID.stat().st_mtime, UTC).isoformat() if _BUILD_ID.exists() else ""


def responds(address: str, path: str, patience: float = 2.0) -> Callable[[], bool]:
    where = urlsplit(address)

    def ask() -> bool:
        connection = http.client.HTTPConnection(where.hostname or _LOOPBACK, where.port, timeout=patience)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == http.HTTPStatus.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    return ask


def _free_port() -> int:
    with listen(_LOOPBACK, 0) as found:
        return found.getsockname()[1]


def _listens(path: Path) -> Callable[[], bool]:
    def ask() -> bool:
        with socket.socket(socket.AF_UNIX) as connection:
            return connection.connect_ex(str(path)) == 0

    return ask
