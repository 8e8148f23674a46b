"""Erasing everything about a person: the employers are told first, then the key is destroyed, and nothing is left."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import select

from domain.accounts.account import Account
from domain.accounts.tasks import ERASE_PERSON
from domain.kernel.tasks import OPEN_STATES
from domain.kernel.tasks import task as task_rows
from read_models.kernel.tables import reaction_position
from workers.failures import NotNow
from workers.mail.account_letters import Erased
from workers.personal_data import applications_about, persons_of
from workers.reactions.applications import TELL_EMPLOYER_WITHDRAWN, ApplicationReaction
from workers.removing import remove_everything_about
from workers.runner import PAUSES
from workers.tasks.registry import Work, task

_LAST_TRY = len(PAUSES) + 1


@task(ERASE_PERSON)
def erase_person(work: Work) -> None:
    """Every step may be done again. On the last try nothing holds up the erasure, neither mails nor employers."""
    begun = work.use.accounts.erasing.find(work.about)
    if begun is None or begun.finished_at:
        return
    found = work.use.accounts.book.find(work.about)
    index = work.use.accounts.book.email_index(found.email) if found else None
    if index:
        work.use.applications.adopting.adopt(index, work.about, work.context)
    persons = persons_of(work.use, work.about)
    applications = applications_about(work.use, persons)
    position = max((work.use.applications.erasing.erase(each, work.context) for each in applications), default=0)
    if work.task.attempts < _LAST_TRY:
        _require_told(work, applications, position)
    if found:
        _say_goodbye(work, found)
    remove_everything_about(work.use, persons, index)


def _require_told(work: Work, applications: Sequence[UUID], position: int) -> None:
    """Employers are told whose data it was: that can be said only while the key is there. Raises NotNow."""
    reader, about = ApplicationReaction.name, task_rows.c
    followed = select(reaction_position.c.position).where(reaction_position.c.reader == reader)
    untold = select(about.id).where(
        about.name == TELL_EMPLOYER_WITHDRAWN, about.about.in_(applications), about.state.in_(OPEN_STATES)
    )
    with work.use.platform.engine.connect() as connection:
        is_behind = (connection.execute(followed).scalar_one_or_none() or 0) < position
        if is_behind or connection.execute(untold.limit(1)).first():
            raise NotNow("employers are still to be told")


def _say_goodbye(work: Work, found: Account) -> None:
    try:
        letter = Erased(found.locale, work.use.addresses.home(found.locale))
        work.use.mailer.send(letter, found.email, work.task.id)
    except NotNow:
        if work.task.attempts < _LAST_TRY:
            raise
