# What is used of py-vapid, which has no types.
from collections.abc import Mapping
from typing import Self

class Vapid02:
    @classmethod
    def from_raw(cls, private_raw: bytes) -> Self: ...
    def sign(self, claims: Mapping[str, str | int]) -> dict[str, str]: ...
    @classmethod
    def verify(cls, auth: str) -> bool: ...
