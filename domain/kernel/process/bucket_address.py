"""The address of a bucket: `s3://bucket/prefix`."""

import re
from dataclasses import dataclass
from typing import Self

_ADDRESS = re.compile(r"s3://([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:/([\w.-]+(?:/[\w.-]+)*))?/?", re.ASCII)


@dataclass(frozen=True, slots=True)
class BucketAddress:
    """A bucket, and the folder in it, perhaps empty, without slashes at its ends."""

    bucket: str
    prefix: str

    @classmethod
    def parse(cls, address: str) -> Self:
        """Raises ValueError."""
        parts = _ADDRESS.fullmatch(address)
        if parts is None or {".", ".."} & set((parts[2] or "").split("/")):
            msg = "KARIJERA_FILES_URL has the form s3://bucket or s3://bucket/folder"
            raise ValueError(msg)
        return cls(parts[1], parts[2] or "")
