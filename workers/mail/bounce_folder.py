"""Reads the folder of a mailbox that receives mails which came back: a Maildir, or an mbox file."""

import mailbox
from collections.abc import Iterator
from pathlib import Path

from domain.kernel.database.clock import Clock
from domain.kernel.values.ids import new_id
from domain.mail.suppression import AddressSuppression
from workers.mail.bounce_reports import BounceReports

_Box = mailbox.Maildir | mailbox.mbox
_READ = {mailbox.MaildirMessage: "S", mailbox.mboxMessage: "R"}


class BounceFolder:
    """Marks what it has read, so that other programs may clear it away; what is read twice counts once."""

    def __init__(self, reports: BounceReports, suppression: AddressSuppression, clock: Clock) -> None:
        self._reports = reports
        self._suppression = suppression
        self._clock = clock

    def read(self, folder: Path) -> int:
        """Reads what is new in a folder; returns how many bounces that were. Raises OSError when it cannot be read."""
        count = 0
        box = _open(folder)
        try:
            box.lock()
            for key, data in _unread(box):
                count += self.take(data)
                _mark_read(box, key)
            box.flush()
        finally:
            box.close()
        return count

    def take(self, data: bytes) -> int:
        """Counts what one mail reports; returns how many bounces that were."""
        bounces = self._reports.read(data, self._clock())
        for bounce in bounces:
            self._suppression.record(bounce, new_id())
        return len(bounces)


def _open(folder: Path) -> _Box:
    if folder.is_dir():
        return mailbox.Maildir(folder, create=False)
    if not folder.exists():
        raise FileNotFoundError(folder)
    return mailbox.mbox(folder, create=False)


def _unread(box: _Box) -> Iterator[tuple[str, bytes]]:
    for key in list(box.keys()):
        message = box.get(key)
        if message is not None and _READ[type(message)] not in message.get_flags():
            yield key, box.get_bytes(key)


def _mark_read(box: _Box, key: str) -> None:
    message = box[key]
    message.add_flag(_READ[type(message)])
    if isinstance(message, mailbox.MaildirMessage):
        message.set_subdir("cur")
    box[key] = message  # pyright: ignore[reportArgumentType] - of the box that it came from
