"""One row for each CV that is shown in the CV database: what it is searched by, and no text that a person wrote."""

from sqlalchemy import Column, DateTime, Index, Integer, Table, Uuid
from sqlalchemy.dialects.postgresql import JSONB

from read_models.kernel.projection import read_metadata

candidate_tables = read_metadata()

candidate = Table(
    "candidate",
    candidate_tables,
    Column("cv_id", Uuid, primary_key=True),
    Column("positions", JSONB, nullable=False),
    Column("place_ids", JSONB, nullable=False),
    Column("education_level", Integer, nullable=True),
    Column("language_items", JSONB, nullable=False),
    Column("languages", JSONB, nullable=False),
    Column("excluded_employer_ids", JSONB, nullable=False),
    Column("updated_at", DateTime(timezone=True), nullable=False),
)
"""`languages` are the codes of `language_items`, which has them by the id of the item. The row of a CV that is hidden
or deleted is gone; title, keywords and everything else are read from the stream, whose key dies with its person."""

Index("candidate_updated_idx", candidate.c.updated_at, candidate.c.cv_id)
for _name in ("positions", "place_ids", "languages"):
    Index(
        f"candidate_{_name}_idx",
        candidate.c[_name],
        postgresql_using="gin",
        postgresql_ops={_name: "jsonb_path_ops"},
    )
