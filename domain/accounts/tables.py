"""Tables of accounts. Secrets are stored as hashes or encrypted."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    Uuid,
    func,
)

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import Content, contains
from domain.kernel.persons.personal_data import event_tables


def _moment(name: str, *, now: bool = False) -> Column[object]:
    default = func.clock_timestamp() if now else None
    return Column(name, DateTime(timezone=True), nullable=not now, server_default=default)


def _of_account(*, primary_key: bool = False, nullable: bool = False) -> Column[object]:
    target = ForeignKey("public.account.id", ondelete="CASCADE")
    return Column("account_id", Uuid, target, primary_key=primary_key, nullable=nullable)


account = Table(
    "account",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("email_index", Text, nullable=False, unique=True),
    Column("encrypted_email", Text, nullable=False),
    Column("encrypted_profile", Text, nullable=False),
    Column("password_hash", Text, nullable=True),
    Column("locale", Text, nullable=False),
    Column("encrypted_preferences", Text, nullable=True),
    _moment("registered_at", now=True),
    _moment("signed_in_at"),
    _moment("active_at", now=True),
    _moment("deactivated_at"),
    info=contains(Content.ENCRYPTED),
)
"""`id` is the person's id: address, profile and preferences are encrypted under that person's key, and `email_index` is
the blind index of the address. Every account's address is verified. `active_at`: when the person last signed in or used
a session, to the day."""

Index("account_deactivated_idx", account.c.deactivated_at, postgresql_where=account.c.deactivated_at.is_not(None))

Index("account_active_idx", account.c.active_at)

inactivity_notice = Table(
    "inactivity_notice",
    plain_tables,
    _of_account(primary_key=True),
    _moment("requested_at", now=True),
    _moment("sent_at"),
    info=contains(Content.PSEUDONYMOUS),
)
"""The newest notice that an account will be erased unless it is used; `sent_at` is set once the mail has left."""

registration = Table(
    "registration",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("email_index", Text, nullable=False, index=True),
    Column("encrypted_email", Text, nullable=False),
    Column("encrypted_profile", Text, nullable=False),
    Column("password_hash", Text, nullable=True),
    Column("provider", Text, nullable=True),
    Column("subject_index", Text, nullable=True),
    Column("locale", Text, nullable=False),
    Column("consent_version", Text, nullable=True),
    Column("privacy_version", SmallInteger, nullable=True),
    Column("terms_version", SmallInteger, nullable=True),
    Column("consent_language", Text, nullable=False),
    _moment("requested_at", now=True),
    info=contains(Content.ENCRYPTED),
)
"""Unverified registrations. An address may have several; the first to be verified becomes the account of its id.

`consent_version` is what `account_consent.text_version` is."""

Index("registration_requested_at_idx", registration.c.requested_at)

account_identity = Table(
    "account_identity",
    plain_tables,
    Column("provider", Text, primary_key=True),
    Column("subject_index", Text, primary_key=True),
    _of_account(),
    _moment("linked_at", now=True),
    Index("account_identity_account_idx", "account_id"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Linked identities of other sites; `subject_index` is a keyed hash of the provider's subject."""

account_session = Table(
    "account_session",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("token_hash", LargeBinary, nullable=True, unique=True),
    _of_account(),
    Column("remembered", Boolean, nullable=False),
    Column("device", Text, nullable=False),
    _moment("started_at", now=True),
    _moment("seen_at", now=True),
    _moment("second_factor_at"),
    Column("acting_id", Uuid, nullable=True),
    Column(
        "original_session_id",
        Uuid,
        ForeignKey("public.account_session.id", ondelete="CASCADE", name="account_session_original_fkey"),
        nullable=True,
    ),
    Index("account_session_account_idx", "account_id"),
    info=contains(Content.EPHEMERAL),
)
"""`second_factor_at`: when the session showed a second factor.

`token_hash` is the SHA-256 of the cookie; NULL while the administrator whose session it is impersonates somebody.

`acting_id`: the administrator who impersonates the account's person; `original_session_id`: that administrator's own
session, with which the impersonation ends.
"""

Index(
    "account_session_original_idx",
    account_session.c.original_session_id,
    unique=True,
    postgresql_where=account_session.c.original_session_id.is_not(None),
)

account_device = Table(
    "account_device",
    plain_tables,
    _of_account(primary_key=True),
    Column("device_hash", LargeBinary, primary_key=True),
    _moment("first_seen_at", now=True),
    _moment("last_seen_at", now=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Browsers from which the person has signed in."""

account_role = Table(
    "account_role",
    plain_tables,
    _of_account(primary_key=True),
    Column("role", Text, primary_key=True),
    Column("employer_id", BigInteger, primary_key=True),
    _moment("granted_at", now=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Roles in addition to jobseeker. `employer_id` is 0 for roles that are not about one employer."""

account_consent = Table(
    "account_consent",
    plain_tables,
    _of_account(primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("text_version", Text, nullable=True),
    Column("privacy_version", SmallInteger, nullable=True),
    Column("terms_version", SmallInteger, nullable=True),
    Column("language", Text, nullable=False),
    Column("channel", Text, nullable=False),
    _moment("given_at", now=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Consents to versions of the privacy policy and acceptances of versions of the terms; `text_version` is that of the
single text that one answer stood for before they had versions of their own."""

one_time_link = Table(
    "one_time_link",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    Column("purpose", Text, nullable=False),
    _of_account(nullable=True),
    Column("email_index", Text, nullable=True),
    Column("encrypted_email", Text, nullable=True),
    Column("locale", Text, nullable=False),
    _moment("requested_at", now=True),
    _moment("used_at"),
    Index("one_time_link_account_idx", "account_id"),
    Index("one_time_link_requested_at_idx", "requested_at"),
    info=contains(Content.EPHEMERAL),
)
"""Links mailed or handed out, to be used once. The token is not stored but derived.

A link requested with an address alone has an `email_index` and no account, whether or not one exists.
"""

acting_visit = Table(
    "acting_visit",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    _of_account(),
    Column("administrator_id", Uuid, nullable=False),
    Column("encrypted_reason", Text, nullable=False),
    _moment("started_at", now=True),
    _moment("ended_at"),
    Index("acting_visit_account_idx", "account_id"),
    info=contains(Content.ENCRYPTED),
)
"""Visits of administrators who impersonated a person: visible to that person, the reason encrypted under their key."""

personal_export = Table(
    "personal_export",
    plain_tables,
    Column("id", Uuid, primary_key=True),
    _of_account(nullable=True),
    _moment("requested_at", now=True),
    _moment("ready_at"),
    Column("file_name", Text, nullable=True),
    Column("size", BigInteger, nullable=True),
    Column("contact_index", Text, nullable=True),
    Index("personal_export_account_idx", "account_id"),
    info=contains(Content.PSEUDONYMOUS),
)
"""Archives of a person's data, kept for three days: an account's under the account's key; that of a guest, who is known
by `contact_index`, under a key of its own, whose id is the export's."""

Index(
    "personal_export_contact_idx",
    personal_export.c.contact_index,
    postgresql_where=personal_export.c.contact_index.is_not(None),
)

access_record = Table(
    "access_record",
    event_tables,
    Column("id", Uuid, primary_key=True),
    _moment("recorded_at", now=True),
    Column("kind", Text, nullable=False),
    Column("actor_role", Text, nullable=False),
    Column("actor_id", Uuid, nullable=True),
    Column("actor_index", Text, nullable=True),
    Column("account_id", Uuid, nullable=True),
    Column("about", Text, nullable=False),
    Column("object_id", Text, nullable=True),
    Column("correlation_id", Uuid, nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Records of who signed in, got a role, or read what auditors and administrators may read (`access_records.py`).
Append-only: the records of an erased account stay, under an id that nothing leads back to its person."""

Index("access_record_recorded_at_idx", access_record.c.recorded_at)
for _column in (access_record.c.account_id, access_record.c.actor_id):
    Index(
        f"access_record_{_column.name}_idx",
        _column,
        access_record.c.recorded_at,
        postgresql_where=_column.is_not(None),
    )

access_address = Table(
    "access_address",
    plain_tables,
    Column("record_id", Uuid, primary_key=True),
    Column("network", Text, nullable=False),
    _moment("recorded_at", now=True),
    Index("access_address_recorded_at_idx", "recorded_at"),
    info=contains(Content.PERSONAL),
)
"""The truncated network address of a record, kept for some time; in a table of its own, since records cannot be
changed: what remains says the same without the address."""

erasure = Table(
    "erasure",
    plain_tables,
    Column("person_id", Uuid, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("locale", Text, nullable=False),
    _moment("requested_at", now=True),
    _moment("finished_at"),
    Column("contact_index", Text, nullable=True),
    info=contains(Content.PSEUDONYMOUS),
)
"""Persons whose data is being, or has been, erased. That of a guest has an id of its own, and `contact_index` until it
is finished."""

Index("erasure_contact_idx", erasure.c.contact_index, postgresql_where=erasure.c.contact_index.is_not(None))
