"""Registers accounts: plain tables with personal data."""

from sqlalchemy import Engine

from domain.accounts.access_records import AccessRecords
from domain.accounts.providers.configured import configured_providers
from domain.accounts.second_factor.passkeys import RelyingParty
from domain.accounts.subject_data import AccountSubjectData
from domain.kernel.database.clock import Clock
from domain.kernel.module import Module
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.settings import Settings


def relying_party(settings: Settings) -> RelyingParty:
    return RelyingParty.at(settings.site_url, settings.project_name)


def access_records(engine: Engine, clock: Clock, periods: RetentionPeriods) -> AccessRecords:
    return AccessRecords(engine, clock, periods.addresses)


MODULE = Module(
    "accounts",
    subject_data=AccountSubjectData,
    providers=(relying_party, access_records, configured_providers),
)
