"""The identity providers that the settings enable."""

from collections.abc import Mapping

from domain.accounts.providers.apple import Apple
from domain.accounts.providers.facebook import Facebook
from domain.accounts.providers.google import Google
from domain.accounts.providers.google_one_tap import GoogleOneTap
from domain.accounts.social_sign_in import Provider
from domain.kernel.process.settings import Settings


def configured_providers(settings: Settings) -> Mapping[str, Provider]:
    """Enabled providers by name."""
    providers: dict[str, Provider] = {}
    if settings.google_client_id:
        providers[Google.name] = Google(
            settings.google_client_id, settings.google_token_info_url, settings.google_user_info_url
        )
    if settings.has_one_tap:
        providers[GoogleOneTap.name] = GoogleOneTap(settings.google_client_id, settings.google_keys_url)
    if settings.facebook_app_id and settings.facebook_app_secret.get_secret_value():
        secret = settings.facebook_app_secret.get_secret_value()
        providers[Facebook.name] = Facebook(settings.facebook_app_id, secret, settings.facebook_graph_url)
    if settings.apple_client_id:
        providers[Apple.name] = Apple(settings.apple_client_id, settings.apple_keys_url)
    return providers


def public_client_ids(settings: Settings) -> Mapping[str, str]:
    """The public client id of each enabled provider that has a button; none of these is a secret."""
    ids = {
        Google.name: settings.google_client_id,
        Facebook.name: settings.facebook_app_id,
        Apple.name: settings.apple_client_id,
    }
    enabled = configured_providers(settings)
    return {name: client_id for name, client_id in ids.items() if name in enabled}
