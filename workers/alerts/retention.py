"""Deletes matches and records of mails once nobody asks why they got, or did not get, a mail."""

from datetime import timedelta

from sqlalchemy import Engine, delete, func

from domain.saved_searches.alert_tables import alert_mail, query_match

KEPT = timedelta(days=90)
"""Time for which matches are kept: longer than an ad is open, so that one that is edited does not match anew; events
are kept as long as the search."""


class AlertRetention:
    """Idempotent."""

    def __init__(self, engine: Engine, kept: timedelta = KEPT) -> None:
        self._engine = engine
        self._kept = kept

    def delete_expired(self) -> int:
        """Returns the number of deleted rows."""
        long_ago = func.clock_timestamp() - self._kept
        with self._engine.begin() as connection:
            matches = connection.execute(delete(query_match).where(query_match.c.matched_at < long_ago)).rowcount
            mails = connection.execute(delete(alert_mail).where(alert_mail.c.created_at < long_ago)).rowcount
        return matches + mails
