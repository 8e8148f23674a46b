"""What of a person is not in the logs goes row by row; what is in them goes with the keys."""

from collections.abc import Sequence
from uuid import UUID

from domain.kernel.facts import Actor
from domain.tracking import owner
from workers.bootstrap import UseCases
from workers.personal_data import persons_of


def remove_everything_about(use: UseCases, persons: Sequence[UUID], email_index: str | None) -> None:
    """Of an account, which comes first, and of the guests whom its person was before. Once more changes nothing."""
    account_id, *guests = persons
    for person_id in persons:
        use.documents.remove_all(person_id)
    use.accounts.exports.remove_all(account_id)
    use.tracks.forget(owner.account(account_id))
    use.platform.idempotency.forget_actor(Actor("jobseeker", str(account_id)))
    if email_index:
        use.applications.erasing.forget_contact(email_index, account_id)
    use.accounts.erasing.finish(account_id, guests)


def erase_again(use: UseCases) -> int:
    """After a restore: whose keys are destroyed is removed from what the backup brought back; answers with how many
    accounts that were. Read models are rebuilt afterwards."""
    restored = use.accounts.erasing.list_restored()
    for account_id, email_index in restored:
        remove_everything_about(use, persons_of(use, account_id), email_index)
    use.documents.remove_unreadable()
    use.accounts.erasing.forget_registrations_of_erased()
    return len(restored)
