"""Registers documents: plain tables with personal data, and files."""

from domain.kernel.module import Module
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.platform import Platform


def _subject_data(platform: Platform) -> SubjectData:
    from domain.documents.subject_data import DocumentSubjectData

    return DocumentSubjectData.open(platform)


MODULE = Module("documents", subject_data=_subject_data)
