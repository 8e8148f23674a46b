"""The supervisor: start, restart of services, stop without leftovers."""

import json
import os
import shutil
import signal
import socket
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from local.process import CURRENT_USER, RunAs
from local.unprivileged import unprivileged_user
from tests.local.site_under_test import PATIENCE, SiteUnderTest, is_served, kill, status_of, wait_for

Start = Callable[..., SiteUnderTest]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[SiteUnderTest] = []

    def begin(run_as: RunAs = CURRENT_USER, **environment: str) -> SiteUnderTest:
        if run_as.user is not None:
            os.chown(tmp_path, run_as.user, run_as.user)
        started.append(SiteUnderTest(tmp_path / "data", run_as, **environment))
        return started[-1]

    yield begin
    for site in started:
        site.end_the_hard_way()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("user", ["as we are", "as an ordinary user"])
def test_a_signal_stops_everything(start: Start, user: str, number: signal.Signals) -> None:
    site = start(CURRENT_USER if user == "as we are" else unprivileged_user())
    assert status_of(site.wait_until_ready()) == 200
    site.process.send_signal(number)
    assert site.wait_until_ended() == 0
    assert site.is_gone()


def test_a_service_that_ignores_the_signal_is_ended_too(start: Start) -> None:
    site = start(STAND_IN_STUBBORN="yes")
    site.wait_until_ready()
    site.process.terminate()
    assert site.wait_until_ended() == 0
    assert site.is_gone()


@pytest.mark.parametrize("victim", ["the guard", "the supervisor"])
@pytest.mark.parametrize("user", ["as we are", "as an ordinary user"])
def test_a_killed_supervisor_leaves_nothing(start: Start, user: str, victim: str) -> None:
    site = start(CURRENT_USER if user == "as we are" else unprivileged_user())
    site.wait_until_ready()
    kill(site.process.pid if victim == "the guard" else site.supervisor())
    wait_for(site.is_gone)


def test_guard_and_supervisor_killed_at_once_leave_no_service(start: Start) -> None:
    site = start()
    site.wait_until_ready()
    services = psutil.Process(site.supervisor()).children()
    for process in (site.process.pid, site.supervisor()):
        os.kill(process, signal.SIGSTOP)  # so that neither sees the other die
    for process in (site.supervisor(), site.process.pid):
        kill(process)
    assert not psutil.wait_procs(services, timeout=PATIENCE)[1]


def test_control_without_guard_and_ties_a_killed_supervisor_leaves_everything(start: Start) -> None:
    site = start(STAND_IN_UNGUARDED="yes")
    site.wait_until_ready()
    services = psutil.Process(site.supervisor()).children()
    for process in (site.supervisor(), site.process.pid):
        kill(process)
    assert psutil.wait_procs(services, timeout=4)[1]
    assert not site.is_gone()


def test_a_second_start_names_the_address_and_ends_well(start: Start) -> None:
    site = start()
    address = site.wait_until_ready()
    assert site.launch().wait(PATIENCE) == 0
    assert f"Karijera already runs at {address} (mail: http://127.0.0.1:" in site.said()
    assert status_of(address) == 200


def test_the_address_is_printed_on_one_line(start: Start) -> None:
    site = start()
    address = site.wait_until_ready()
    assert sum(address in line for line in site.said().splitlines()) == 1


def test_a_dead_service_is_restarted_and_its_last_lines_are_shown(start: Start) -> None:
    site = start()
    address = site.wait_until_ready()
    victims = {
        "api": "BaseHTTPRequestHandler",
        "postgres": "bin/postgres",
        "valkey": "valkey-server",
        "mailbox": "local.mailbox",
    }
    killed = {name: site.service(named) for name, named in victims.items()}
    for process in killed.values():
        process.kill()
    for name, named in victims.items():
        wait_for(lambda name=name: f"{name} ended (SIGKILL) and is started again in" in site.said())
        assert site.service(named) != killed[name]
    wait_for(lambda: is_served(address))
    assert "database system is ready to accept connections" in site.said()


def test_what_a_killed_service_leaves_behind_is_ended_and_reaped(start: Start) -> None:
    site = start(STAND_IN_WITH_CHILD="yes")
    site.wait_until_ready()
    service = site.service("parent of one")
    wait_for(lambda: service.children() != [])
    left = service.children()
    service.kill()
    wait_for(lambda: not any(psutil.pid_exists(process.pid) for process in left))
    supervisor = psutil.Process(site.supervisor())
    wait_for(lambda: psutil.STATUS_ZOMBIE not in [child.status() for child in supervisor.children()])


def test_a_service_that_never_starts_fails_the_start_with_its_last_lines(start: Start) -> None:
    site = start(STAND_IN_DIES="yes")
    assert site.wait_until_ended() == 1
    assert "the reason of its death" in site.said()
    assert "workers does not start" in site.said()
    assert site.is_gone()


def test_a_power_failure_loses_nothing_and_a_stale_postmaster_file_is_ignored(start: Start) -> None:
    site = start()
    site.wait_until_ready()
    site.end_the_hard_way()
    left = list((site.data / "postgres").glob("*/postmaster.pid"))
    assert len(left) == 1
    number = left[0].stat().st_ino
    site.process = site.launch()
    site.wait_until_ready(times=2)
    assert left[0].stat().st_ino != number or left[0].read_text(), "written by the new server, not removed by us"
    assert (site.data / "demo").read_text() == "x", "the demo content is loaded once"
    assert (site.data / "migrate").read_text() == "xx"


def test_the_option_no_demo_loads_no_demo_content(start: Start) -> None:
    site = start()
    site.end_the_hard_way()
    shutil.rmtree(site.data, ignore_errors=True)
    site.process = site.launch("--no-demo")
    site.wait_until_ready()
    assert not (site.data / "demo").exists()


def test_secrets_are_generated_once_and_readable_by_their_owner_only(start: Start) -> None:
    site = start()
    site.wait_until_ready()
    made = (site.data / "secrets.json").read_text()
    assert stat.S_IMODE((site.data / "secrets.json").stat().st_mode) == 0o600
    assert made not in site.said()
    site.end_the_hard_way()
    site.process = site.launch()
    site.wait_until_ready(times=2)
    assert (site.data / "secrets.json").read_text() == made
    site.end_the_hard_way()
    (site.data / "secrets.json").unlink()
    site.process = site.launch()
    assert site.wait_until_ended() == 1
    assert "secrets.json is missing although" in site.said()


def test_only_own_settings_are_stored_for_commands(start: Start) -> None:
    site = start(KARIJERA_BRAND="Zora", AWS_SECRET_ACCESS_KEY="of-somebody-else")
    site.wait_until_ready()
    stored = json.loads((site.data / "environment.json").read_text())
    assert stored["KARIJERA_BRAND"] == "Zora"
    assert {"DATABASE_URL", "REDIS_URL", "SMTP_URL", "KARIJERA_LINK_KEY", "PYTHONPATH"} <= stored.keys()
    assert not {"AWS_SECRET_ACCESS_KEY", "PATH", "HOME"} & stored.keys()


def test_a_full_disk_does_not_prevent_stopping(start: Start) -> None:
    site = start()
    site.wait_until_ready()
    (site.data / "running.new").mkdir()
    site.process.terminate()
    assert site.wait_until_ended() == 0
    assert site.is_gone()


def test_a_taken_port_is_explained(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        site = start()
        site.end_the_hard_way()
        assert site.launch(port=port).wait(PATIENCE) == 1
        assert (
            f"Port {port} is taken by another program: choose another, for example --port {port + 10}." in site.said()
        )
