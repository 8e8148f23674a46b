"""Provider of the push client."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.notifications.assembly import VAPID_KEYS
from workers.feeds.ssrf_guard import SsrfGuard
from workers.mail.message import mail_address
from workers.push.push_client import PushClient


def _push_client(services: Assembly) -> PushClient | None:
    """None where no keys are configured."""
    keys, settings = services[VAPID_KEYS], services.platform.settings
    if keys is None:
        return None
    contact = settings.contact_email or mail_address(settings.mail_from).addr_spec
    return PushClient(keys, f"mailto:{contact}", SsrfGuard(), services.platform.clock)


PUSH_CLIENT = Provider(_push_client)
