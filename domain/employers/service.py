"""Queries and updates of employers."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Protocol

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    RowMapping,
    Text,
    any_,
    bindparam,
    delete,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert

from domain.employers.description import CompanyDescription
from domain.employers.errors import EmployerNotFound
from domain.employers.tables import employer, employer_logo


class EmployerDetails(Protocol):
    """An employer as another module describes it, such as the import of feeds."""

    @property
    def name(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def place_id(self) -> int | None: ...
    @property
    def description(self) -> str: ...
    @property
    def description_language(self) -> str: ...
    @property
    def website(self) -> str: ...
    @property
    def contact_email(self) -> str: ...
    @property
    def is_demo(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class EmployerProfile:
    """An employer's fields, without its id."""

    name: str
    place: str = ""
    place_id: int | None = None
    description: str = ""
    description_language: str = ""
    website: str = ""
    category_ids: tuple[int, ...] = ()
    contact_email: str = ""
    is_demo: bool = False


@dataclass(frozen=True, slots=True)
class Employer:
    """An employer with its id."""

    id: int
    profile: EmployerProfile


class Employers:
    """The employers of the site."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, employer_id: int) -> Employer | None:
        """The employer with this id."""
        with self._engine.connect() as connection:
            row = connection.execute(select(employer).where(employer.c.id == employer_id)).mappings().one_or_none()
        return _employer(row) if row else None

    def get(self, employer_id: int) -> Employer:
        """The employer with this id. Raises EmployerNotFound."""
        found = self.find(employer_id)
        if found is None:
            raise EmployerNotFound
        return found

    def list_by_name(self, *, offset: int = 0, limit: int = 50) -> list[Employer]:
        """Employers in alphabetical order."""
        query = select(employer).order_by(employer.c.name_key, employer.c.id).offset(offset).limit(limit)
        with self._engine.connect() as connection:
            return [_employer(row) for row in connection.execute(query).mappings()]

    def upsert(self, profile: EmployerDetails) -> int:
        """Inserts or updates the employer of this name; returns its id."""
        values = _values(profile)
        changed = {name: value for name, value in values.items() if name != "name_key"}
        statement = insert(employer).values(values)
        statement = statement.on_conflict_do_update(
            index_elements=[employer.c.name_key], set_=changed | {"updated_at": func.clock_timestamp()}
        )
        with self._engine.begin() as connection:
            return connection.execute(statement.returning(employer.c.id)).scalar_one()

    def describe(self, employer_id: int, described: CompanyDescription) -> None:
        """Replaces what the employer says about itself. Raises EmployerNotFound."""
        values = {**asdict(described), "updated_at": func.clock_timestamp()}
        statement = update(employer).where(employer.c.id == employer_id).values(values)
        with self._engine.begin() as connection:
            if connection.execute(statement).rowcount == 0:
                raise EmployerNotFound

    def set_logo(self, employer_id: int, picture: bytes | None) -> None:
        """Replaces the employer's logo by a PNG (`to_logo`), or removes it. Raises EmployerNotFound."""
        touched = update(employer).where(employer.c.id == employer_id).values(updated_at=func.clock_timestamp())
        with self._engine.begin() as connection:
            if connection.execute(touched).rowcount == 0:
                raise EmployerNotFound
            connection.execute(delete(employer_logo).where(employer_logo.c.employer_id == employer_id))
            if picture is not None:
                digest = hashlib.sha256(picture).hexdigest()
                values = {"employer_id": employer_id, "digest": digest, "picture": picture}
                connection.execute(insert(employer_logo).values(values))

    def has_logo(self, employer_id: int) -> bool:
        """Whether the employer has a logo."""
        query = select(employer_logo.c.employer_id).where(employer_logo.c.employer_id == employer_id)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def ids_of(self, employers: Iterable[EmployerDetails]) -> dict[str, int]:
        """Ids by name; unknown employers are inserted, known ones stay unchanged."""
        by_name = {details.name: details for details in employers}
        by_key = {name_key(name): details for name, details in by_name.items()}
        if not by_key:
            return {}
        keys = literal(list(by_key), ARRAY(Text))
        names = select(employer.c.name_key, employer.c.id).where(employer.c.name_key == any_(keys))
        with self._engine.begin() as connection:
            known = {row.name_key: row.id for row in connection.execute(names)}
            missing: Sequence[dict[str, object]] = [
                _values(by_key[key]) for key in sorted(by_key.keys() - known.keys())
            ]
            if missing:
                connection.execute(insert(employer).on_conflict_do_nothing(), missing)
                known = {row.name_key: row.id for row in connection.execute(names)}
        return {name: known[name_key(name)] for name in by_name}


def find_logo(connection: Connection, digest: str) -> bytes | None:
    """The PNG with this digest, while it is the logo of an employer."""
    query = select(employer_logo.c.picture).where(employer_logo.c.digest == digest).limit(1)
    return connection.execute(query).scalar_one_or_none()


_NAMES = select(employer.c.id, employer.c.name).where(employer.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger))))
"""An array parameter instead of `IN`, so that the statement is the same for any number of ids."""


def names_of(connection: Connection, employer_ids: Sequence[int]) -> dict[int, str]:
    """Names by id, of known employers."""
    rows = connection.execute(_NAMES, {"ids": list(employer_ids)})
    return {row[0]: row[1] for row in rows}


def name_key(name: str) -> str:
    """The normal form of a name, equal for different spellings."""
    return " ".join(name.casefold().split())


def _values(details: EmployerDetails) -> dict[str, object]:
    return {
        "name": details.name,
        "name_key": name_key(details.name),
        "place": details.place,
        "place_id": details.place_id,
        "description": details.description,
        "description_language": details.description_language,
        "website": details.website,
        "contact_email": details.contact_email,
        "is_demo": details.is_demo,
    }


def _employer(row: RowMapping) -> Employer:
    return Employer(
        id=row["id"],
        profile=EmployerProfile(
            name=row["name"],
            place=row["place"],
            place_id=row["place_id"],
            description=row["description"],
            description_language=row["description_language"],
            website=row["website"],
            category_ids=tuple(row["category_ids"]),
            contact_email=row["contact_email"],
            is_demo=row["is_demo"],
        ),
    )
