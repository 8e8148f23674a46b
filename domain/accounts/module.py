"""Registers accounts: plain tables with personal data."""

from domain.kernel.module import Module
from domain.kernel.platform import Platform
from domain.kernel.subject_data import SubjectData


def _subject_data(platform: Platform) -> SubjectData:
    from domain.accounts.subject_data import AccountSubjectData

    return AccountSubjectData.open(platform)


MODULE = Module("accounts", subject_data=_subject_data)
