"""Providers of verification codes, signed links and tokens for unsubscribing."""

from domain.kernel.process.assembly import Assembly, Provider
from domain.verification.codes import VerificationCodes
from domain.verification.signed_links import LinkSigner
from domain.verification.unsubscribe_tokens import UnsubscribeTokens


def _link_signer(services: Assembly) -> LinkSigner:
    return LinkSigner(services.platform.settings.link_key.get_secret_value(), services.platform.clock)


def _codes(services: Assembly) -> VerificationCodes:
    return VerificationCodes(services.platform.engine, services.platform.settings.link_key.get_secret_value())


def _unsubscribe_tokens(services: Assembly) -> UnsubscribeTokens:
    return UnsubscribeTokens(services.platform.settings.link_key.get_secret_value())


LINK_SIGNER = Provider(_link_signer)
CODES = Provider(_codes)
"""Shared by all modules: wrong guesses for an address are counted together."""
UNSUBSCRIBE_TOKENS = Provider(_unsubscribe_tokens)
