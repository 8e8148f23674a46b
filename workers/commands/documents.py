"""Commands for uploaded files."""

from argparse import Namespace

from domain.documents.reconciliation import FileReconciliation
from domain.kernel.errors import Unavailable
from domain.kernel.process.services import Services
from workers.commands.command import DONE, FAILED, Commands, add, platform
from workers.register import PROVIDERS


def add_to(commands: Commands) -> None:
    add(commands, "reconcile-files", "Compare uploaded files with their rows; remove files without a row.", reconcile)


def reconcile(_: Namespace) -> int:
    """Exit code 1 when files are missing, which only a backup can bring back, or cannot be reached."""
    with platform() as opened, Services(opened, PROVIDERS) as services:
        try:
            found = services[FileReconciliation].reconcile()
        except Unavailable as error:
            print(f"The storage of files cannot be used: {error.__cause__}".partition("\n")[0])
            return FAILED
    for document_id in found.documents_without_file:
        print(f"{document_id}  has no file")
    print(f"{found.removed_files} files without a row removed, {len(found.documents_without_file)} files missing.")
    return FAILED if found.documents_without_file else DONE
