"""Route of the contact form."""

from fastapi import APIRouter, status

from api.contact.schemas import WriteMessage
from api.http.caller import CorrelationId
from api.http.openapi.description import problem_responses
from api.http.rate_limit import CONTACT
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.contact.errors import ContactFormOff
from domain.contact.messages import ContactMessage, ContactMessages

router = APIRouter(tags=["contact"])


@router.post(
    "/contact-messages",
    dependencies=[rate_limited(CONTACT)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(ContactFormOff),
)
def write_contact_message(body: WriteMessage, messages: Use[ContactMessages], correlation: CorrelationId) -> None:
    """Mails a message to the operator's address, and to no other. It is kept only until a mail server has taken it."""
    message = ContactMessage(body.name, body.email, body.topic, body.message, body.locale)
    messages.take(message, correlation)
