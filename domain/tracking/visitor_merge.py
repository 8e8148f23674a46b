"""Merges an anonymous visitor's data into the account that signs in in the same browser."""

from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import MAX_SAVED_JOBS
from domain.tracking.search_history import MAX_SEARCHES
from domain.tracking.tables import job_visit, remembered_search, saved_job


class VisitorMerge:
    """Moves visits, saved jobs and searches; nothing remains under the visitor. Idempotent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def merge(self, visitor: Owner, account: Owner) -> None:
        """The caller has authenticated the account."""
        with self._engine.begin() as connection:
            visits = update(job_visit).where(job_visit.c.owner_id == visitor.id).values(owner_id=account.id)
            connection.execute(visits)
            self._saved_jobs(connection, visitor, account)
            self._searches(connection, visitor, account)

    @staticmethod
    def _saved_jobs(connection: Connection, visitor: Owner, account: Owner) -> None:
        """Beyond the limit the oldest are dropped. A note of the account stays, else the visitor's is taken."""
        row = saved_job.c
        gone = delete(saved_job).where(row.owner_id == visitor.id).returning(row.job_number, row.saved_at, row.note)
        moved = [{**each, "owner_id": account.id, "of_visitor": False} for each in connection.execute(gone).mappings()]
        if moved:
            statement = insert(saved_job)
            without_note = statement.on_conflict_do_update(
                index_elements=["owner_id", "job_number"], set_={"note": statement.excluded.note}, where=row.note == ""
            )
            connection.execute(without_note, moved)
        newest = (row.saved_at.desc(), row.job_number.desc())
        kept = select(row.job_number).where(row.owner_id == account.id).order_by(*newest).offset(MAX_SAVED_JOBS)
        connection.execute(delete(saved_job).where(row.owner_id == account.id, row.job_number.in_(kept)))

    @staticmethod
    def _searches(connection: Connection, visitor: Owner, account: Owner) -> None:
        """A search in both histories keeps the later time."""
        row = remembered_search.c
        gone = delete(remembered_search).where(row.owner_id == visitor.id).returning(*row)
        moved = [{**each, "owner_id": account.id, "of_visitor": False} for each in connection.execute(gone).mappings()]
        if moved:
            statement = insert(remembered_search)
            newer = statement.on_conflict_do_update(
                index_elements=["owner_id", "key_hash"],
                set_={"searched_at": statement.excluded.searched_at},
                where=row.searched_at < statement.excluded.searched_at,
            )
            connection.execute(newer, moved)
        newest = (row.searched_at.desc(), row.key_hash)
        kept = select(row.key_hash).where(row.owner_id == account.id).order_by(*newest).offset(MAX_SEARCHES)
        connection.execute(delete(remembered_search).where(row.owner_id == account.id, row.key_hash.in_(kept)))
