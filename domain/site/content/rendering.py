"""Renders a text to HTML that is safe to show: Markdown without raw HTML, cleaned by an allow-list."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import nh3
from jinja2 import StrictUndefined
from jinja2.sandbox import SandboxedEnvironment
from markdown_it import MarkdownIt

from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from domain.site.content.document import SourceText
from domain.site.content.periods import written_period
from domain.site.urls import SiteUrls

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_CLEANER = nh3.Cleaner(
    tags={"p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "code", "br", "blockquote"}
    | {"table", "thead", "tbody", "tr", "th", "td"},
    attributes={"a": {"href"}},
    url_schemes={"http", "https", "mailto"},
    link_rel=None,
)
_MOST_RENDERED = 2_000
"""Rendered texts that are cached: more than there are texts; former versions and drafts come on top."""
_TEMPLATES = SandboxedEnvironment(undefined=StrictUndefined, autoescape=False)
TEMPLATE_VALUES = frozenset(
    {"site", "operator", "operator_address", "contact_email", "social_login", "google", "one_tap", "sms"}
    | {"error_reporting", "push", "unverified", "draft", "application", "account", "notice", "network", "view_counts"}
)
"""Values that a text may name."""

_SPECIAL = str.maketrans({character: f"\\{character}" for character in "\\`*_{}[]()#+-.!|<>&~"})


class ContentRenderer:
    """Renders texts with the site's own values in place of `{{ ... }}`, each once: one takes about 10 ms."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rendered = lru_cache(_MOST_RENDERED)(partial(_html, settings=settings))

    def render(self, source: SourceText) -> str:
        """HTML; its headings begin at level 2."""
        return self._rendered(source)

    def render_once(self, source: SourceText) -> str:
        """Renders a text without caching it, for one that nobody may ask for again, such as a draft."""
        return _html(source, self._settings)


def _html(source: SourceText, settings: Settings) -> str:
    urls = SiteUrls("")

    def page(route: str) -> str:
        return urls.page(route, source.locale)

    template = _TEMPLATES.from_string(source.markdown)
    markdown = template.render(template_values(settings, source.locale), page=page)
    return _CLEANER.clean(MARKDOWN.render(markdown))


def template_values(settings: Settings, locale: Locale) -> Mapping[str, Any]:
    """Collects the values that a text may name: the site, who runs it, and how long it keeps what."""
    return {
        "site": settings.project_name.translate(_SPECIAL),
        "operator": settings.operator_name.translate(_SPECIAL),
        "operator_address": settings.operator_address.translate(_SPECIAL),
        "contact_email": settings.contact_email,
        "social_login": bool(settings.google_client_id or settings.facebook_app_id or settings.apple_client_id),
        "google": bool(settings.google_client_id),
        "one_tap": settings.has_one_tap,
        "sms": bool(settings.sms_url),
        "error_reporting": bool(settings.sentry_dsn),
        "push": bool(settings.vapid_private_key.get_secret_value()),
        "unverified": written_period(settings.retention_unverified_hours, "hour", locale),
        "draft": written_period(settings.retention_draft_days, "day", locale),
        "application": written_period(settings.retention_application_days, "day", locale),
        "account": written_period(settings.retention_account_days, "day", locale),
        "notice": written_period(settings.retention_notice_days, "day", locale),
        "network": written_period(settings.retention_address_days, "day", locale),
        "view_counts": written_period(settings.retention_view_count_days, "day", locale),
    }
