"""`karijera push-keys`: what it prints works as a setting."""

from domain.notifications.vapid import VapidKeys
from tests.workers.command_result import RunCommand


def test_each_printed_key_is_a_new_one_that_the_setting_takes(run_command: RunCommand) -> None:
    printed = [run_command("push-keys").out.strip().partition("=") for _ in range(2)]
    assert {name for name, _, _ in printed} == {"KARIJERA_VAPID_PRIVATE_KEY"}
    first, second = (VapidKeys.of(private) for _, _, private in printed)
    assert first.public != second.public
