"""Registers contact messages: a plain table with personal data."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.contact.subject_data import ContactSubjectData

    return ContactSubjectData(platform)


MODULE = Module("contact", subject_data=_subject_data)
