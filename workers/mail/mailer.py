"""Sends mails and text messages."""

from dataclasses import replace
from typing import Annotated
from uuid import UUID

import httpx
import structlog

from domain.kernel.database.clock import Clock
from domain.kernel.process.settings import Setting
from domain.mail.suppression import AddressSuppression, Bounce, BounceKind
from workers.failures import TaskFailed, TaskFailedPermanently
from workers.mail.contact_mail import ContactMail
from workers.mail.dkim_signing import DkimSigner
from workers.mail.headers import offer_unsubscribing
from workers.mail.mail import Mail
from workers.mail.message import Sender, compose, mail_address
from workers.mail.render import RenderedMail, Renderer
from workers.mail.smtp import MailServer, RecipientRefused

log = structlog.get_logger()

_TIMEOUT_SECONDS = 10.0
_TRANSIENT_STATUSES = frozenset([408, 425, 429])


class Mailer:
    """Renders and sends mails. Raises TaskFailed, or TaskFailedPermanently."""

    def __init__(
        self,
        renderer: Renderer,
        server: MailServer,
        sender: Sender,
        clock: Clock,
        *,
        suppression: AddressSuppression | None = None,
        signer: DkimSigner | None = None,
    ) -> None:
        self._renderer = renderer
        self._server = server
        self._sender = sender
        self._clock = clock
        self._suppression = suppression
        self._signer = signer

    def send(self, mail: Mail, to: str, key: UUID, *, unsubscribe_url: str | None = None) -> bool:
        """Sends a mail, unless its address is switched off and nobody asked for it: False then.

        `key` is the same for every attempt, and so is the Message-ID. `unsubscribe_url` is where mail programs POST to
        end mails of this kind; mails that a person has just asked for have none.
        """
        if self._suppression and not mail.is_asked_for and self._suppression.is_suppressed(to):
            log.info("mail_suppressed", mail=mail.name)
            return False
        self._deliver(self._renderer.render(mail), mail.locale, self._sender, to, key, unsubscribe_url)
        return True

    def send_contact(self, mail: ContactMail, to: str, key: UUID) -> None:
        """Sends a message of the contact form to the operator; Reply-To is the address that the message names."""
        rendered = self._renderer.render_contact(mail)
        try:
            sender = replace(self._sender, reply_to=mail_address(mail.message.email))
        except ValueError:
            raise TaskFailedPermanently("not one address for replies") from None
        self._deliver(rendered, mail.message.locale, sender, to, key)

    def _deliver(
        self,
        rendered: RenderedMail,
        language: str,
        sender: Sender,
        to: str,
        key: UUID,
        unsubscribe_url: str | None = None,
    ) -> None:
        try:
            message = compose(rendered, language=language, sender=sender, to=to, key=key, now=self._clock())
        except ValueError:
            raise TaskFailedPermanently("not one mail address") from None
        if unsubscribe_url:
            offer_unsubscribing(message, unsubscribe_url)
        if self._signer:
            self._signer.sign(message)
        try:
            self._server.deliver(message)
        except RecipientRefused as refused:
            self._count_bounce(refused, to, key)
            raise

    def _count_bounce(self, refused: RecipientRefused, to: str, key: UUID) -> None:
        """A server that refuses the address at once is as good as a mail that comes back."""
        if self._suppression:
            bounce = Bounce(to, BounceKind.HARD, self._clock(), refused.reason, reference=str(key))
            self._suppression.record(bounce, key)


class SmsSender:
    """Sends codes and links by SMS through a gateway that accepts POST {to, text}. Raises TaskFailed, or
    TaskFailedPermanently."""

    def __init__(self, renderer: Renderer, gateway_url: Annotated[str, Setting("sms_url")]) -> None:
        self._renderer = renderer
        self._gateway_url = gateway_url

    def send(self, mail: Mail, to: str, key: UUID) -> None:
        """`key` is the same for every attempt: a gateway that supports Idempotency-Key sends one message."""
        if not self._gateway_url:
            raise TaskFailedPermanently("no SMS gateway is configured")
        body = {"to": to, "text": self._renderer.render_sms(mail)}
        try:
            answer = httpx.post(
                self._gateway_url, json=body, headers={"Idempotency-Key": str(key)}, timeout=_TIMEOUT_SECONDS
            )
        except httpx.HTTPError as error:
            raise TaskFailed(f"the SMS gateway cannot be reached: {type(error).__name__}") from None
        if answer.is_success:
            return
        reason = f"the SMS gateway answers {answer.status_code}"
        is_permanent = answer.is_client_error and answer.status_code not in _TRANSIENT_STATUSES
        raise TaskFailedPermanently(reason) if is_permanent else TaskFailed(reason)
