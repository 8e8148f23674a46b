"""Registers mails: plain tables with keyed hashes of addresses."""

from domain.kernel.module import Module
from domain.kernel.platform import Platform
from domain.kernel.subject_data import SubjectData


def _subject_data(platform: Platform) -> SubjectData:
    from domain.mail.subject_data import MailSubjectData

    return MailSubjectData(platform.engine)


MODULE = Module("mail", subject_data=_subject_data)
