"""Many rows as one parameter a column."""

from typing import Any

from sqlalchemy import TableValuedAlias, bindparam, func
from sqlalchemy.dialects.postgresql import ARRAY


def given(**columns: Any) -> TableValuedAlias:
    """A table of what is bound under the columns' names, by their types."""
    arrays = [bindparam(name, type_=ARRAY(kind)) for name, kind in columns.items()]
    return func.unnest(*arrays).table_valued(*columns).render_derived()
