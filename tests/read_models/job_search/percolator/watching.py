"""Saved searches as facts of a log, and the projection that watches for them: how the percolator is to be used."""

from collections.abc import Sequence
from typing import cast
from uuid import UUID

from sqlalchemy import Connection

from domain.kernel.facts import Fact, Recorded
from read_models.job_search.percolator.definition import read
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.percolator.numbers import keys_of_numbers
from read_models.job_search.percolator.storing import add_definitions
from read_models.job_search.percolator.tables import percolator_tables


class SearchWatched(Fact, topic="percolator.SearchWatched"):
    """Somebody wants to know what fulfils a search."""

    query: str


class Watching:
    """Stores the definitions of all searches that are watched."""

    name = "watching"
    version = 1
    logs = ("applications",)
    metadata = percolator_tables

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        add_definitions(connection, [read(cast("SearchWatched", recorded.fact).query) for recorded in facts])


WATCHING = Watching()


def definitions(connection: Connection) -> dict[UUID, str]:
    """What is stored."""
    rows = connection.exec_driver_sql("SELECT id, query FROM read.percolator_definition")
    return {row.id: row.query for row in rows}


def anchors(connection: Connection, definition: UUID) -> set[str]:
    """The keys under which a definition is looked for first."""
    return {first for first, *_ in ways(connection, definition)}


def ways(connection: Connection, definition: UUID) -> set[tuple[str, ...]]:
    """The keys that an ad has together that fulfils a definition."""
    query = "SELECT first, second, third, fourth FROM read.percolator_anchor WHERE definition = %s"
    rows = [tuple(row) for row in connection.exec_driver_sql(query, (definition,))]
    keys = keys_of_numbers(connection, {number for row in rows for number in row})
    return {tuple(keys[number] for number in row if keys[number] != EVERY) for row in rows}
