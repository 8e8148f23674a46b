"""Registers mails: plain tables with keyed hashes of addresses."""

from datetime import timedelta

from sqlalchemy import Engine

from domain.kernel.module import Module
from domain.kernel.process.settings import Settings
from domain.mail.digests import Digests
from domain.mail.subject_data import MailSubjectData


def digests(engine: Engine, settings: Settings) -> Digests:
    return Digests(engine, timedelta(minutes=settings.mail_digest_minutes))


MODULE = Module("mail", subject_data=MailSubjectData, providers=(digests,))
