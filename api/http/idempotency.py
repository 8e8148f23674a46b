"""Idempotency keys: the client's key, bound to actor, route and body."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Request
from pydantic import BaseModel

from api.http.caller import CurrentActor
from domain.kernel.log.idempotency import IdempotencyKey

MakeIdempotencyKey = Callable[..., IdempotencyKey | None]


IdempotencyKeyHeader = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="Chosen by the client for each thing it wants: repeating the request has one effect, one answer.",
        min_length=8,
        max_length=128,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        examples=["9b0f1b1c-7d3f-4a53-9f64-0a4f8b1f7f0e"],
    ),
]


def request_idempotency(request: Request, actor: CurrentActor, key: IdempotencyKeyHeader = None) -> MakeIdempotencyKey:
    """Builds the idempotency key of this request from the parts of its body; None when the client sent none."""

    def make(*parts: Any) -> IdempotencyKey | None:
        if key is None:
            return None
        body = [each.model_dump(mode="json") if isinstance(each, BaseModel) else each for each in parts]
        return IdempotencyKey.of(actor, key, [request.method, request.url.path, *body])

    return make


RequestIdempotency = Annotated[MakeIdempotencyKey, Depends(request_idempotency)]
