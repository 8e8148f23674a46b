"""Providers of the services of documents."""

from domain.documents.clamav import ClamAv
from domain.documents.file_store import FileStore
from domain.documents.orphan_removal import OrphanRemoval
from domain.documents.pictures import Pictures
from domain.documents.reconciliation import FileReconciliation
from domain.documents.service import Documents
from domain.documents.typeset_cvs import TypesetCvs
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.assembly import Assembly, Provider


def _documents(services: Assembly) -> Documents:
    platform, settings = services.platform, services.platform.settings
    scanner = ClamAv(settings.scanner_url) if settings.scanner_url else None
    return Documents(platform.engine, platform.keys, services[FILES], scanner)


def _orphan_removal(services: Assembly) -> OrphanRemoval:
    platform = services.platform
    periods = RetentionPeriods.of(platform.settings)
    return OrphanRemoval(platform.engine, platform.keys, services[FILES], platform.clock, periods)


FILES = Provider(lambda services: FileStore.of(services.platform.settings))
DOCUMENTS = Provider(_documents)
PICTURES = Provider(lambda services: Pictures(services.platform.engine, services[DOCUMENTS]))
TYPESET_CVS = Provider(lambda services: TypesetCvs(services.platform.engine, services[DOCUMENTS]))
ORPHAN_REMOVAL = Provider(_orphan_removal)
FILE_RECONCILIATION = Provider(lambda services: FileReconciliation(services.platform.engine, services[FILES]))
