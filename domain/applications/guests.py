"""The rows of guests' applications: started, verified, deleted, cleaned."""

from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow


def note_started(cursor: Cursor[DictRow], application_id: UUID, person_id: UUID, contact_index: str) -> None:
    """In the transaction that starts an application."""
    cursor.execute(
        "INSERT INTO public.guest_application (application_id, person_id, contact_index) VALUES (%s, %s, %s)",
        (application_id, person_id, contact_index),
    )


def note_verified(cursor: Cursor[DictRow], application_id: UUID) -> None:
    """In the transaction that verifies: it is not removed after a day any more."""
    cursor.execute(
        "UPDATE public.guest_application SET verified_at = clock_timestamp() WHERE application_id = %s",
        (application_id,),
    )


def note_adopted(cursor: Cursor[DictRow], application_id: UUID, account_id: UUID) -> None:
    """In the transaction that makes it an account's."""
    cursor.execute(
        "UPDATE public.guest_application SET account_id = %s WHERE application_id = %s", (account_id, application_id)
    )


def note_deleted(cursor: Cursor[DictRow], application_id: UUID) -> None:
    """In the transaction that deletes: it is to be cleaned."""
    cursor.execute(
        "UPDATE public.guest_application SET deleted_at = clock_timestamp()"
        " WHERE application_id = %s AND deleted_at IS NULL",
        (application_id,),
    )
