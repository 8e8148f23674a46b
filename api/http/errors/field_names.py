"""Names of fields, where a request spells them otherwise than the domain."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager

from domain.kernel.errors import FieldError, Refused


@contextmanager
def fields_named(names: Mapping[str, str]) -> Generator[None]:
    """Renames fields of domain errors that leave the block: `{"code": "verificationCode"}`."""
    try:
        yield
    except Refused as refused:
        refused.errors = tuple(FieldError(names.get(each.field, each.field), each.code) for each in refused.errors)
        raise
