"""Export and erasure of what is kept about a person's address."""

from collections.abc import Iterator

from sqlalchemy import Engine, select

from domain.kernel.persons.subject_data import DataSubject, File, SubjectData, as_json
from domain.mail.stopped_mails import address_subject, resume_all
from domain.mail.suppression import forget_address
from domain.mail.tables import address_suppression, mail_bounce, stopped_mail


class MailSubjectData(SubjectData):
    """Found by the blind index of the address."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def export(self, subject: DataSubject) -> Iterator[File]:
        if subject.contact_index is None:
            return
        off, back, ended = address_suppression.c, mail_bounce.c, stopped_mail.c
        queries = {
            "switchedOff": select(off.cause, off.suppressed_at).where(off.email_index == subject.contact_index),
            "cameBack": select(back.kind, back.status, back.bounced_at).where(
                back.email_index == subject.contact_index
            ),
            "ended": select(ended.kind, ended.stopped_at).where(
                ended.subject_id == address_subject(subject.contact_index)
            ),
        }
        with self._engine.connect() as connection:
            held = {
                name: [dict(row) for row in connection.execute(query).mappings()] for name, query in queries.items()
            }
        if any(held.values()):
            yield "mails.json", as_json(held)

    def erase(self, subject: DataSubject) -> None:
        if subject.contact_index is not None:
            with self._engine.begin() as connection:
                forget_address(connection, subject.contact_index)
                resume_all(connection, address_subject(subject.contact_index))
