"""The engine for reading: autocommit, one statement at a time."""

from typing import Annotated

from sqlalchemy import Engine

ReadingEngine = Annotated[Engine, "reading"]


def reading_engine(engine: Engine) -> ReadingEngine:
    """Makes an engine in autocommit, for reading, on the same connections."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")
