# What is used of dkimpy, whose annotations are comments.
from collections.abc import Callable, Sequence

def sign(
    message: bytes,
    selector: bytes,
    domain: bytes,
    privkey: bytes,
    *,
    canonicalize: tuple[bytes, bytes] = ...,
    signature_algorithm: bytes = ...,
    include_headers: Sequence[bytes] | None = ...,
) -> bytes: ...
def verify(message: bytes, *, dnsfunc: Callable[..., str | bytes | None] = ...) -> bool: ...
