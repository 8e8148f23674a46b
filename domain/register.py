"""The register of the domain's modules, one entry each.

Importing it registers the topics of all events.
"""

from collections.abc import Mapping, Sequence

from domain import ports
from domain.accounts import module as accounts
from domain.applications import module as applications
from domain.contact import module as contact
from domain.cv import module as cv
from domain.documents import module as documents
from domain.employers import module as employers
from domain.job_import import module as job_import
from domain.jobs import module as jobs
from domain.kernel.database.reading_engine import reading_engine
from domain.kernel.module import Module
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.persons.subject_data import SubjectData
from domain.kernel.process.services import Provider, Services
from domain.mail import module as mail
from domain.notifications import module as notifications
from domain.saved_searches import module as saved_searches
from domain.texts import module as texts
from domain.tracking import module as tracking

MODULES: Sequence[Module] = (
    accounts.MODULE,
    applications.MODULE,
    contact.MODULE,
    cv.MODULE,
    documents.MODULE,
    employers.MODULE,
    job_import.MODULE,
    jobs.MODULE,
    mail.MODULE,
    notifications.MODULE,
    saved_searches.MODULE,
    texts.MODULE,
    tracking.MODULE,
)

STREAMS: Sequence[Module] = tuple(module for module in MODULES if module.is_stream)
LOGS: Sequence[str] = tuple(module.name for module in STREAMS)
"""The names of all logs, one per stream module (`migrations/log_table.py`)."""


def open_subject_data(services: Services) -> Mapping[str, SubjectData]:
    """The export and erasure part of each module, by the module's name."""
    return {module.name: services[module.subject_data] for module in MODULES if module.subject_data}


PROVIDERS: Sequence[Provider] = (
    RetentionPeriods.of,
    reading_engine,
    open_subject_data,
    *ports.PROVIDERS,
    *(provider for module in MODULES for provider in module.providers),
)
