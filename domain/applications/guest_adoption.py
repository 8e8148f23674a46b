"""Makes the applications that somebody sent as a guest those of the account that they have now."""

from functools import partial
from uuid import UUID

import structlog
from sqlalchemy import Engine, select

from domain.applications.decisions.ownership import adopt
from domain.applications.follow_links import FollowLinks
from domain.applications.ports import DocumentStore
from domain.applications.rows import Reservations, list_of_account, mark_adopted
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import application_owner
from domain.kernel.errors import Refused
from domain.kernel.log.event import Context
from domain.kernel.log.streams import AppendPlan

log = structlog.get_logger()


class GuestAdoption:
    """The caller has verified that the contact is the account's. Repeating it changes nothing.

    Without `documents` the files stay under the keys of the applications, which the account finds by its rows.
    """

    def __init__(self, streams: ApplicationStreams, engine: Engine, documents: DocumentStore | None = None) -> None:
        self._streams = streams
        self._engine = engine
        self._documents = documents

    def adopt(self, contact_index: str, account_id: UUID, context: Context) -> int:
        """Adopts the verified applications of this contact with their files; returns the log's position (0: none).

        The personal fields stay under the applications' own keys, which are erased together with the account's.
        """
        row = application_owner.c
        waiting = select(row.application_id).where(
            row.contact_index == contact_index,
            row.verified_at.is_not(None),
            row.deleted_at.is_(None),
            row.account_id.is_(None),
        )
        with self._engine.connect() as connection:
            application_ids = list(connection.execute(waiting).scalars())
        position = max((self._adopt_one(each, account_id, context) for each in application_ids), default=0)
        if self._documents:
            for owned in self.owned_by(account_id):
                self._documents.adopt(owned, account_id)
        return position

    def owned_by(self, account_id: UUID) -> list[UUID]:
        """The applications that the account made or took over, whose ids are those of their keys."""
        with self._engine.connect() as connection:
            return list(list_of_account(connection, account_id))

    def verified_by(self, contact_index: str) -> list[UUID]:
        """The applications of the guest with this contact, withdrawn ones too, that no account took over."""
        row = application_owner.c
        query = select(row.application_id).where(
            row.contact_index == contact_index, row.verified_at.is_not(None), row.account_id.is_(None)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(row.started_at)).scalars())

    def _adopt_one(self, application_id: UUID, account_id: UUID, context: Context) -> int:
        rows = (
            partial(Reservations.transfer, application_id=application_id, applicant=str(account_id)),
            partial(mark_adopted, application_id=application_id, account_id=account_id),
            partial(FollowLinks.revoke, application_id=application_id),
        )
        try:
            outcome = self._streams.execute(
                application_id, lambda state: AppendPlan(tuple(adopt(state, account_id)), rows), context
            )
        except Refused as refused:
            # It was deleted at this very moment, or its person is erased: the others go on.
            log.info("application_not_adopted", code=refused.code)
            return 0
        return outcome.position
