"""Making the archive of all that is held about a person, and saying where it is."""

from zipfile import ZIP_DEFLATED, ZipFile

from domain.accounts.exports import KEPT
from domain.accounts.tasks import MAKE_EXPORT
from workers.mail.account_letters import ExportReady
from workers.personal_data import everything_about
from workers.tasks.registry import Work, task


@task(MAKE_EXPORT)
def make_export(work: Work) -> None:
    """The archive is written once; the mail may be sent again when the process dies in between."""
    export = work.use.accounts.exports.find(work.about)
    found = work.use.accounts.book.find(export.account_id) if export else None
    if export is None or found is None or found.deactivated_at:
        return
    if export.ready_at is None:
        with work.use.accounts.exports.making(export) as file, ZipFile(file, "w", ZIP_DEFLATED) as archive:
            for path, content in everything_about(work.use, found):
                archive.writestr(path, content)
    link = work.use.addresses.export(export.id, found.locale)
    work.use.mailer.send(ExportReady(found.locale, link, KEPT.days), found.email, work.task.id)
