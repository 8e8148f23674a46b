"""The secrets of an installation: generated once, stored in a file readable by its owner only."""

import base64
import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from local.data_folder import DataFolder
from local.errors import CannotRun

_NAMES = ("KARIJERA_PERSONAL_DATA_KEY", "KARIJERA_LINK_KEY")
_VAPID = "KARIJERA_VAPID_PRIVATE_KEY"
"""Setting without which, as in older folders, the site offers no notifications to browsers."""


def load_or_create(data_folder: DataFolder, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the secrets as environment variables; those already set stay."""
    given = {name: environment[name] for name in (*_NAMES, _VAPID) if environment.get(name)}
    if given.keys() >= set(_NAMES):
        return given
    if not data_folder.secrets.exists():
        if data_folder.postgres.exists():
            message = (
                f"{data_folder.secrets} is missing although {data_folder.postgres} holds data that it locks: put the "
                f"file back from a backup, or remove {data_folder.folder} to begin anew."
            )
            raise CannotRun(message)
        keys = {name: base64.b64encode(secrets.token_bytes(32)).decode() for name in _NAMES}
        keys[_VAPID] = base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")
        write_private_file(data_folder.secrets, keys)
    return {**json.loads(data_folder.secrets.read_text()), **given}


def write_private_file(path: Path, values: Mapping[str, str]) -> None:
    """Write a file readable by its owner only, atomically."""
    unfinished = path.with_suffix(".new")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        json.dump(dict(values), file)
        file.flush()
        os.fsync(file.fileno())
    unfinished.rename(path)
