"""Request model of the contact form."""

from pydantic import Field

from api.http.field_types import Email, Name, RequiredText
from api.http.models import RequestModel
from domain.contact.messages import ContactTopic
from domain.kernel.values.locales import Locale


class WriteMessage(RequestModel):
    """A message to whoever runs the site. The answer goes to `email`, by hand."""

    name: Name
    email: Email
    topic: ContactTopic
    message: RequiredText = Field(max_length=5000)
    locale: Locale
