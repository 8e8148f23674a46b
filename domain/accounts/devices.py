"""Browsers of an account: names for the list of sessions, and recognition of new ones."""

import secrets
from hashlib import sha256
from uuid import UUID

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.tables import account, account_device

_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome"}
_COMMON_BROWSERS = {"Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}


def describe_device(user_agent: str) -> str:
    """A short name such as `Firefox, Windows`, without further detail. Empty for what is no browser."""
    browser = _first(_BROWSERS | _COMMON_BROWSERS, user_agent)
    system = _first(_SYSTEMS | {"Linux": "Linux", "CrOS": "ChromeOS"}, user_agent)
    return ", ".join(filter(None, [browser, system]))


def new_device_token() -> str:
    """A token for a browser that has none yet."""
    return secrets.token_urlsafe(32)


def record_device(connection: Connection, account_id: UUID, device: str) -> bool:
    """Records a sign-in from a browser. Returns whether it is new to an account that has others."""
    digest = sha256(device.encode()).digest()
    of_account = select(account_device.c.device_hash).where(account_device.c.account_id == account_id)
    known = {bytes(each) for each in connection.execute(of_account).scalars()}
    statement = insert(account_device).values(account_id=account_id, device_hash=digest)
    statement = statement.on_conflict_do_update(
        index_elements=["account_id", "device_hash"], set_={"last_seen_at": func.clock_timestamp()}
    )
    connection.execute(statement)
    return bool(known) and digest not in known


def forget_devices(connection: Connection, account_id: UUID) -> None:
    """Makes every browser new to the account."""
    connection.execute(delete(account_device).where(account_device.c.account_id == account_id))


def is_known_device(connection: Connection, email_index: str, device: str) -> bool:
    """Whether the owner of this address has signed in from this browser before."""
    row = account_device.c
    query = select(row.account_id).join(account, account.c.id == row.account_id)
    query = query.where(account.c.email_index == email_index, row.device_hash == sha256(device.encode()).digest())
    return connection.execute(query).first() is not None


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
