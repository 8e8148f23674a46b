"""Letters to people: rendered, composed, handed over."""

from uuid import UUID

import httpx

from domain.kernel.clock import Clock
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.mail.application_mails import VerificationCode
from workers.mail.mail import Mail
from workers.mail.message import Sender, compose
from workers.mail.render import Renderer
from workers.mail.smtp import MailServer

_PATIENCE = 10.0
_WORTH_ANOTHER_TRY = frozenset([408, 425, 429])


class Mailer:
    """Sends letters by mail. Raises Hopeless or TaskFailed."""

    def __init__(self, renderer: Renderer, server: MailServer, sender: Sender, clock: Clock) -> None:
        self._renderer = renderer
        self._server = server
        self._sender = sender
        self._clock = clock

    def send(self, mail: Mail, to: str, key: UUID) -> None:
        """`key` is the same for every try, and so is the Message-ID."""
        rendered = self._renderer.render(mail)
        try:
            message = compose(rendered, language=mail.locale, sender=self._sender, to=to, key=key, now=self._clock())
        except ValueError:
            raise TaskFailedPermanently("not one mail address") from None
        self._server.deliver(message)


class SmsSender:
    """Sends codes to telephones through a gateway that takes POST {to, text}. Raises Hopeless or TaskFailed."""

    def __init__(self, renderer: Renderer, gateway_url: str) -> None:
        self._renderer = renderer
        self._gateway_url = gateway_url

    def send(self, mail: VerificationCode, to: str, key: UUID) -> None:
        """`key` is the same for every try: a gateway that knows Idempotency-Key sends one message."""
        if not self._gateway_url:
            raise TaskFailedPermanently("there is no gateway for text messages")
        body = {"to": to, "text": self._renderer.render_sms(mail)}
        try:
            answer = httpx.post(self._gateway_url, json=body, headers={"Idempotency-Key": str(key)}, timeout=_PATIENCE)
        except httpx.HTTPError as error:
            raise TaskFailed(f"the gateway is away: {type(error).__name__}") from None
        if answer.is_success:
            return
        reason = f"the gateway answers {answer.status_code}"
        hopeless = answer.is_client_error and answer.status_code not in _WORTH_ANOTHER_TRY
        raise TaskFailedPermanently(reason) if hopeless else TaskFailed(reason)
