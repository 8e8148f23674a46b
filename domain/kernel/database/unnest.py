"""Passes many rows as one array parameter per column."""

from typing import Any

from sqlalchemy import TableValuedAlias, bindparam, func
from sqlalchemy.dialects.postgresql import ARRAY


def unnest_parameters(**columns: Any) -> TableValuedAlias:
    """A relation of array parameters bound under the columns' names, with the type given for each column."""
    arrays = [bindparam(name, type_=ARRAY(kind)) for name, kind in columns.items()]
    return func.unnest(*arrays).table_valued(*columns).render_derived()
