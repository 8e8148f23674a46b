"""Ends kinds of mails by the token that each mail carries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from domain.kernel.log.event import Context
from domain.mail.errors import UnsubscribeTokenUnknown
from domain.verification.unsubscribe_tokens import UnsubscribeTarget, UnsubscribeTokens


class MailKind(Protocol):
    """One kind of mails, in the module that sends it. `subject_id` means what that module says."""

    def is_subscribed(self, subject_id: UUID) -> bool:
        """Whether such mails are still sent."""
        ...

    def unsubscribe(self, subject_id: UUID, context: Context) -> None:
        """Ends them. Idempotent, also for a subject that is gone."""
        ...


@dataclass(frozen=True, slots=True)
class Subscription:
    """The subscription that a token is about, as it is now."""

    kind: str
    is_subscribed: bool


class Subscriptions:
    """`kinds` are those that exist, by the name in their tokens."""

    def __init__(self, tokens: UnsubscribeTokens, kinds: Mapping[str, MailKind]) -> None:
        self._tokens = tokens
        self._kinds = kinds

    def find(self, token: str) -> Subscription:
        """Changes nothing. Raises UnsubscribeTokenUnknown."""
        target, kind = self._open(token)
        return Subscription(target.kind, kind.is_subscribed(target.subject_id))

    def end(self, token: str, context: Context) -> Subscription:
        """Ends these mails; a second time changes nothing. Raises UnsubscribeTokenUnknown."""
        target, kind = self._open(token)
        kind.unsubscribe(target.subject_id, context)
        return Subscription(target.kind, kind.is_subscribed(target.subject_id))

    def _open(self, token: str) -> tuple[UnsubscribeTarget, MailKind]:
        target = self._tokens.open(token)
        kind = self._kinds.get(target.kind) if target else None
        if target is None or kind is None:
            raise UnsubscribeTokenUnknown
        return target, kind
