"""Registers documents: plain tables with personal data, and files."""

from domain.documents.clamav import ClamAv
from domain.documents.file_store import FileStore
from domain.documents.ports import Scanner
from domain.documents.subject_data import DocumentSubjectData
from domain.kernel.module import Module
from domain.kernel.process.settings import Settings


def scanner(settings: Settings) -> Scanner | None:
    return ClamAv(settings.scanner_url) if settings.scanner_url else None


MODULE = Module("documents", subject_data=DocumentSubjectData, providers=(FileStore.of, scanner))
