"""The command that makes the key by which push services recognize the site."""

from argparse import Namespace

from domain.notifications.vapid import VapidKeys
from workers.commands.command import DONE, Commands, add


def add_to(commands: Commands) -> None:
    add(commands, "push-keys", "Print a new key for notifications to browsers (Web Push).", push_keys)


def push_keys(_: Namespace) -> int:
    """Generates a key for the setting KARIJERA_VAPID_PRIVATE_KEY. Browsers subscribe to one key: with another one,
    people have to switch notifications on again."""
    print(f"KARIJERA_VAPID_PRIVATE_KEY={VapidKeys.generate().private}")
    return DONE
