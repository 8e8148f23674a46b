"""The task that exports a person's data to an archive and mails the download link."""

from zipfile import ZIP_DEFLATED, ZipFile

from domain.accounts.account import AccountRepository
from domain.accounts.personal_exports import RETENTION, Export, PersonalExports
from domain.kernel.persons.subject_data import DataSubject
from workers.mail.account_mails import ExportReady
from workers.mail.mailer import Mailer
from workers.outbox.task import Work
from workers.page_urls import PageUrls
from workers.personal_data import PersonalData


class PersonalDataExport:
    """The archive is written once; the mail may be sent twice if the process dies in between. A guest gets none: the
    page that they asked on shows the archive."""

    def __init__(
        self,
        exports: PersonalExports,
        accounts: AccountRepository,
        personal_data: PersonalData,
        mailer: Mailer,
        page_urls: PageUrls,
    ) -> None:
        self._exports = exports
        self._accounts = accounts
        self._personal_data = personal_data
        self._mailer = mailer
        self._page_urls = page_urls

    def make_export(self, work: Work) -> None:
        export = self._exports.find(work.about)
        if export and export.contact_index:
            self._make_archive(export, self._personal_data.subject_of_contact(export.contact_index))
            return
        found = self._accounts.find(export.account_id) if export and export.account_id else None
        if export is None or found is None or found.deactivated_at:
            return
        self._make_archive(export, self._personal_data.subject(found.id))
        link = self._page_urls.export(export.id, found.locale)
        self._mailer.send(ExportReady(found.locale, link, RETENTION.days), found.email, work.task.id)

    def _make_archive(self, export: Export, subject: DataSubject) -> None:
        if export.ready_at is None:
            with self._exports.create_archive(export) as file, ZipFile(file, "w", ZIP_DEFLATED) as archive:
                for path, content in self._personal_data.export(subject):
                    archive.writestr(path, content)
