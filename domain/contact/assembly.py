"""Provider of the service that takes contact messages."""

from domain.contact.messages import ContactMessages
from domain.kernel.process.assembly import Assembly, Provider


def _messages(services: Assembly) -> ContactMessages:
    platform = services.platform
    return ContactMessages(platform.engine, platform.keys, platform.settings.contact_email)


CONTACT_MESSAGES = Provider(_messages)
