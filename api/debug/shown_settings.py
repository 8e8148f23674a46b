"""Settings that the debug page shows. A new setting has to be named in one of the two lists."""

from domain.kernel.process.settings import Settings

SHOWN = (
    "environment",
    "build",
    "build_time",
    "site_url",
    "project_name",
    "site_title",
    "operator_name",
    "contact_email",
    "logo_url",
    "logo_dark_url",
    "logo_width",
    "logo_height",
    "accent_colour",
    "accent_colour_dark",
    "favicon_url",
    "share_image_url",
    "share_image_width",
    "share_image_height",
    "head_meta",
    "assets_base_url",
    "mail_from",
    "mail_digest_minutes",
    "mail_no_answer_days",
    "mail_reminder_days",
    "dkim_domain",
    "dkim_selector",
    "offline_page",
    "debug_pages",
    "demo_markup",
    "strict_registration",
    "require_second_factor",
    "google_client_id",
    "google_one_tap",
    "facebook_app_id",
    "apple_client_id",
    "database_pool_size",
    "files_region",
    "rate_limit_scale",
    "upload_megabytes_per_day",
    "min_free_disk_megabytes",
    "retention_unverified_hours",
    "retention_draft_days",
    "retention_application_days",
    "retention_account_days",
    "retention_notice_days",
    "retention_address_days",
    "retention_view_count_days",
)

WITHHELD = frozenset(
    {
        # Keys and passwords, and addresses in which one may stand.
        "personal_data_key",
        "link_key",
        "vapid_private_key",
        "facebook_app_secret",
        "mail_bounce_secret",
        "dkim_key",
        "files_access_key",
        "files_secret_key",
        "database_url",
        "redis_url",
        "smtp_url",
        "sentry_dsn",
        "sms_url",
        "indexing_url",
        "scanner_url",
        "mailbox_url",
        "google_token_info_url",
        "google_user_info_url",
        "google_keys_url",
        "facebook_graph_url",
        "apple_keys_url",
        # The inside of the network and of the machine.
        "feed_exceptions",
        "trusted_proxies",
        "mail_bounce_folder",
        "dkim_key_file",
        "files_dir",
        "files_url",
        "files_endpoint",
        "content_folder",
        "renderer_socket",
        "dev_server_url",
        "push_hosts",
        # A person's, perhaps.
        "operator_address",
        "mail_reply_to",
    }
)


def shown_settings(settings: Settings) -> dict[str, str | None]:
    """Values as text, by name; None for a setting that is unset."""
    values = {name: getattr(settings, name) for name in SHOWN}
    return {name: None if value is None else str(value) for name, value in values.items()}
