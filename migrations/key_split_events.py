"""Re-encrypts the stored events of one stream under another key, for the split of shared keys."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, text

from domain.kernel.persons.personal_data import decrypt, encrypt

_EVENTS = text(
    "SELECT originator_version AS version, state FROM events.applications"
    " WHERE originator_id = :stream ORDER BY originator_version FOR UPDATE"
)
_CHANGE = text(
    "UPDATE events.applications SET state = :state WHERE originator_id = :stream AND originator_version = :version"
)


def reencrypt_stream(
    connection: Connection,
    stream_id: UUID,
    shared: tuple[UUID, AESGCM | None],
    own: AESGCM | None,
    renamed: Mapping[UUID, UUID],
) -> None:
    """Makes the stream's id the subject of its events, and names the `renamed` documents by their new ids.

    What an erased person wrote stays as it is, since nobody can read it. It reads None when only the shared key is
    gone, as in a backup from before the split.
    """
    person_id, old = shared
    for row in connection.execute(_EVENTS, {"stream": stream_id}).all():
        state = orjson.loads(row.state)
        if state.get("for") != person_id.hex:
            continue
        state["for"] = stream_id.hex
        if own and "p" in state:
            place = f"{stream_id}/{row.version}"
            state["p"] = {name: _reencrypted(f"{place}/{name}", kept, old, own) for name, kept in state["p"].items()}
        _rename(state["d"], {str(before): str(after) for before, after in renamed.items()})
        changed = {"stream": stream_id, "version": row.version, "state": orjson.dumps(state)}
        connection.execute(_CHANGE, changed)


def _reencrypted(place: str, ciphertext: str | None, old: AESGCM | None, new: AESGCM) -> str | None:
    return encrypt(new, place, decrypt(old, place, ciphertext)) if ciphertext and old else None


def _rename(data: dict[str, Any], renamed: Mapping[str, str]) -> None:
    if "cv_document_id" in data:
        data["cv_document_id"] = renamed.get(data["cv_document_id"], data["cv_document_id"])
        data["other_document_ids"] = [renamed.get(each, each) for each in data["other_document_ids"]]
