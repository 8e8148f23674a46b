"""Registers accounts: plain tables with personal data."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.accounts.subject_data import AccountSubjectData

    return AccountSubjectData.open(platform)


MODULE = Module("accounts", subject_data=_subject_data)
