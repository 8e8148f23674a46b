"""Repeating a request: the key that came with it, bound to who asked for what."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Request
from pydantic import BaseModel

from api.dependencies import CurrentActor, RepeatKey
from domain.kernel.idempotency import IdempotencyKey

Repetition = Callable[..., IdempotencyKey | None]


def repetition(request: Request, actor: CurrentActor, key: RepeatKey = None) -> Repetition:
    """Makes the idempotency key of this request from what its body says; None when the client sent no key."""

    def of(*said: Any) -> IdempotencyKey | None:
        if key is None:
            return None
        body = [each.model_dump(mode="json") if isinstance(each, BaseModel) else each for each in said]
        return IdempotencyKey.of(actor, key, [request.method, request.url.path, *body])

    return of


Repeatable = Annotated[Repetition, Depends(repetition)]
