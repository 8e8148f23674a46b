"""The hash chain of a log: each row has a hash of its envelope, its ciphertext and its predecessor's hash.

Lengths go before what varies in length, numbers have eight bytes, so two rows never hash the same bytes. Erasing a
person leaves the rows as they are, and so the chain.
"""

from dataclasses import dataclass
from itertools import pairwise

from sqlalchemy import Connection, text

_EVENT = ("notification_id", "originator_id", "originator_version", "recorded_at", "topic", "state")


def genesis(log: str) -> str:
    """SQL: what stands for the predecessor's hash in a log's first row."""
    return f"sha256(convert_to('karijera:{log}', 'UTF8'))"


def chain_hash(
    previous: str, position: str, stream: str, version: str, recorded_at: str, topic: str, state: str
) -> str:
    """SQL: the hash of a row, from SQL expressions.

    SHA-256, in a database in UTF-8, of: the predecessor's hash; position (8 bytes, big-endian); stream id (16); version
    (8); microseconds since 2000-01-01 UTC (8); length of the topic in bytes (4) and the topic in UTF-8; length of the
    state (4) and the state.
    """
    parts = (
        previous,
        f"int8send({position})",
        f"uuid_send({stream})",
        f"int8send({version})",
        f"timestamptz_send({recorded_at})",
        f"int4send(octet_length({topic}))",
        f"convert_to({topic}, 'UTF8')",
        f"int4send(octet_length({state}))",
        state,
    )
    return f"sha256({' || '.join(parts)})"


@dataclass(frozen=True, slots=True)
class ChainHead:
    """The hash of a row, which stands for all rows up to it: a copy elsewhere shows whether any has been changed."""

    log: str
    position: int
    hash: str

    def __str__(self) -> str:
        return f"{self.log}:{self.position}:{self.hash}"

    @classmethod
    def parse(cls, written: str) -> "ChainHead":
        """The inverse of `str`. Raises ValueError."""
        log, position, hash_ = written.split(":")
        return cls(log, int(position), hash_.lower())


@dataclass(frozen=True, slots=True)
class ChainPart:
    """The result of checking the log between two positions: the number of rows, and the first position that does not
    follow from the row before it: it was changed, or rows before it were removed, added or reordered."""

    events: int
    broken_at: int | None


def find_head(connection: Connection, log: str) -> ChainHead:
    """The newest row's; position 0 and the genesis hash for an empty log."""
    return find_head_at(connection, log, None)


def find_head_at(connection: Connection, log: str, position: int | None) -> ChainHead:
    """The hash of the last row up to a position."""
    query = text(
        f"SELECT notification_id, encode(chain_hash, 'hex') FROM events.{log}"  # noqa: S608 - a log's name
        " WHERE notification_id <= coalesce(:position, 9223372036854775807) ORDER BY notification_id DESC LIMIT 1"
    )
    row = connection.execute(query, {"position": position}).one_or_none()
    if row is None:
        return ChainHead(log, 0, connection.execute(text(f"SELECT encode({genesis(log)}, 'hex')")).scalar_one())
    return ChainHead(log, *row)


def check_part(connection: Connection, log: str, after: int, until: int) -> ChainPart:
    """Recomputes the hashes of the rows after a position, up to and including another."""
    previous = "lag(chain_hash, 1, decode(:start, 'hex')) OVER (ORDER BY notification_id)"
    query = text(
        "SELECT count(*), min(notification_id) FILTER (WHERE NOT follows)"  # noqa: S608 - as above
        f" FROM (SELECT notification_id, chain_hash IS NOT DISTINCT FROM {chain_hash(previous, *_EVENT)} AS follows"
        f" FROM events.{log} WHERE notification_id > :after AND notification_id <= :until) AS checked"
    )
    start = find_head_at(connection, log, after).hash
    return ChainPart(*connection.execute(query, {"start": start, "after": after, "until": until}).one())


def parts_of(last: int, size: int) -> list[tuple[int, int]]:
    """The positions up to `last`, in parts of so many."""
    return list(pairwise([*range(0, last, size), last]))
