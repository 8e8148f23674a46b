"""Registers mails: plain tables with keyed hashes of addresses."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.mail.subject_data import MailSubjectData

    return MailSubjectData(platform.engine)


MODULE = Module("mail", subject_data=_subject_data)
