"""Settings of every process, read once from the environment. Secrets are hidden in representations."""

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AliasChoices,
    AwareDatetime,
    BeforeValidator,
    Field,
    SecretBytes,
    SecretStr,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from domain.kernel.brand.accent import OWN_ACCENT, Accent
from domain.kernel.brand.colours import Colour
from domain.kernel.brand.site_parameters import BaseAddress, FileAddress, HeadMeta, RequiredName, VisibleName
from domain.kernel.process.bucket_address import BucketAddress


@dataclass(frozen=True, slots=True)
class Setting:
    """Marks a parameter of a service as one setting: `Annotated[bool, Setting("strict_registration")]`."""

    name: str


MOST_DAYS = 36_500
MOST_PIXELS = 10_000
_LEAST_DISTINCT_BYTES = 16
"""Distinct bytes that a key must have, of 32; of random keys one in 10^16 has fewer."""


def _decode_key(value: object) -> object:
    if not isinstance(value, str):
        return value
    key = base64.b64decode(value, validate=True)
    if len(key) != 32:
        msg = f"a key has 32 bytes, this one {len(key)}"
        raise ValueError(msg)
    return key


Key = Annotated[SecretBytes, BeforeValidator(_decode_key)]
"""32 random bytes, base64 in the environment."""


def _named(name: str) -> AliasChoices:
    return AliasChoices(name, name.lower())


class Settings(BaseSettings):
    """A process's environment. Fields read `KARIJERA_<NAME>` unless they say otherwise."""

    model_config = SettingsConfigDict(
        env_prefix="KARIJERA_",
        extra="ignore",
        populate_by_name=True,
        hide_input_in_errors=True,  # Errors are logged, and some inputs are keys.
    )

    database_url: str = Field(validation_alias=_named("DATABASE_URL"))
    redis_url: str = Field(validation_alias=_named("REDIS_URL"))
    smtp_url: str = Field(default="smtp://127.0.0.1:25", validation_alias=_named("SMTP_URL"))
    sentry_dsn: str = Field(default="", validation_alias=_named("SENTRY_DSN"))

    environment: Literal["development", "test", "production"] = "production"
    site_url: str = "http://127.0.0.1:8000"
    """Public origin without a trailing slash: the base of every link in a mail."""
    project_name: RequiredName = "Karijera"
    demo_markup: bool = False
    """Whether demo ads carry structured data like real ones, for trying it out."""
    site_title: VisibleName = ""
    """Beginning of every page's title; empty: the project's name."""
    operator_name: str = ""
    """The operator of the site, who answers for its data, as the terms and the privacy policy name them;
    `operator_address` is where they can be reached by post."""
    operator_address: str = ""
    contact_email: str = ""
    """Published on the contact page and in the privacy policy; the contact form mails to it."""
    logo_url: FileAddress = ""
    """Takes the place of mark and name in headers; `logo_dark_url` on dark surfaces. Shown 32 pixels high; width and
    height, in pixels, keep its place until it has loaded."""
    logo_dark_url: FileAddress = ""
    logo_width: int = Field(default=160, ge=1, le=MOST_PIXELS)
    logo_height: int = Field(default=32, ge=1, le=MOST_PIXELS)
    accent_colour: Colour = ""
    """Colour of links, buttons and the timeline; in the dark theme `accent_colour_dark`, by default derived from it."""
    accent_colour_dark: Colour = ""
    favicon_url: FileAddress = "/favicon.svg"
    share_image_url: FileAddress = ""
    """Open Graph image; its width and height are in pixels."""
    share_image_width: int = Field(default=1200, ge=1, le=MOST_PIXELS)
    share_image_height: int = Field(default=630, ge=1, le=MOST_PIXELS)
    head_meta: HeadMeta = {}
    """Further `<meta>` elements of every page, content by name."""
    assets_base_url: BaseAddress = ""
    """Address from which browsers fetch the files of the build, whose path is appended; empty: from this site."""
    dev_server_url: str = ""
    """Vite's dev server, from which pages load the client's modules instead of a build; never in production."""
    build: str = "development"
    build_time: AwareDatetime | None = None

    personal_data_key: Key
    """Wraps the key of every person. Without it the database reveals no personal field of any event."""
    link_key: Key
    """Signs links and derives verification codes."""

    files_dir: Path = Path("files")
    """Folder of archives of personal data, and of uploaded files unless these are in a bucket."""
    files_url: str = ""
    """Bucket of uploaded files, `s3://bucket/folder`; empty: they are in `files_dir`."""
    files_endpoint: str = ""
    """Server of the bucket, `https://host:port`; empty: Amazon's of the region."""
    files_region: str = "us-east-1"
    files_access_key: SecretStr = SecretStr("")
    """Key of the bucket, with its secret; without it, as Amazon's tools find it: environment, role of the machine."""
    files_secret_key: SecretStr = SecretStr("")
    content_folder: Path | None = None
    """The folder of texts that `karijera content reload` publishes; by default that of this release."""
    renderer_socket: Path | None = None
    mailbox_url: str = ""
    """Development only: the page that lists sent mails."""
    mail_from: str = "Karijera <noreply@karijera.example>"
    mail_reply_to: str = ""
    """Reply-To of mails; empty when nobody reads replies, which the mails then say."""
    mail_bounce_secret: SecretStr = SecretStr("")
    """Secret that a mail service sends as `Authorization: Bearer` to report mails that came back; empty: nobody may."""
    mail_bounce_folder: Path | None = None
    """Maildir folder or mbox file that receives the mails of `mail_from`'s mailbox; bounces in it are read."""
    mail_digest_minutes: int = Field(default=60, ge=0, le=24 * 60)
    """Minutes after a mail about applications for which others to the same person are gathered; 0: each goes at
    once."""
    mail_no_answer_days: int = Field(default=30, ge=0, le=MOST_DAYS)
    """Applicants whose application nobody has opened are told so many days after the ad ended; 0: never."""
    mail_reminder_days: int = Field(default=7, ge=0, le=MOST_DAYS)
    """Employers are reminded of applications that nobody has opened after so many days, once each; 0: never."""
    dkim_domain: str = ""
    """Domain that signs mails (DKIM), with the selector of its record; empty: mails are not signed here."""
    dkim_selector: str = ""
    dkim_key: SecretStr = SecretStr("")
    """Private key of the signature: PEM of an RSA or Ed25519 key, or `dkim_key_file` names a file with one."""
    dkim_key_file: Path | None = None
    vapid_private_key: SecretStr = SecretStr("")
    """Signs pushes to browsers, from `karijera push-keys`; empty: the site offers none."""
    push_hosts: str = ""
    """Push services beside those of the common browsers: hosts, or `*.` and a domain, separated by commas."""
    sms_url: str = ""
    """SMS gateway that takes POST {to, text}; empty: codes go by e-mail only."""
    scanner_url: str = ""
    """ClamAV daemon that scans uploads, `tcp://host:port` or `unix:///path`; empty: files are not scanned."""
    feed_exceptions: str = ""
    """Private addresses that feeds may be fetched from, `ip:port` separated by commas; others must be public."""
    indexing_url: str = ""
    """IndexNow endpoint that is told of changed jobs, `https://api.indexnow.org/indexnow`; empty: none. Never outside
    production, where pages are not to be indexed."""
    database_pool_size: int = 8
    trusted_proxies: str = ""
    """Proxies whose X-Forwarded-For is trusted: addresses or networks, separated by commas."""
    strict_registration: bool = False
    """Registration does not reveal whether an address has an account; its owner is notified by mail."""
    offline_page: bool = True
    """Whether browsers keep a page that they show without a connection; if not, those that keep one delete it."""
    debug_pages: bool | None = None
    """Whether administrators may open the debug pages; if unset, everywhere but in production."""
    require_second_factor: bool = True
    """Administrators and auditors have the rights of their role only with a second factor; always so in production."""
    google_client_id: str = ""
    """Sign-in with Google is offered when this is set; likewise Facebook and Apple."""
    google_token_info_url: str = "https://oauth2.googleapis.com/tokeninfo"  # noqa: S105 - an address
    google_user_info_url: str = "https://openidconnect.googleapis.com/v1/userinfo"
    google_one_tap: bool = False
    """Whether Google's prompt offers guests who accepted it to sign in; without `google_client_id` it does not."""
    google_keys_url: str = "https://www.googleapis.com/oauth2/v3/certs"
    facebook_app_id: str = ""
    facebook_app_secret: SecretStr = SecretStr("")
    facebook_graph_url: str = "https://graph.facebook.com/v16.0"
    apple_client_id: str = ""
    apple_keys_url: str = "https://appleid.apple.com/auth/keys"
    rate_limit_scale: float = Field(default=1.0, gt=0)
    """Multiplies every rate limit: for a bigger site, or a load test."""
    upload_megabytes_per_day: int = Field(default=1000, gt=0)
    """Megabytes that may be uploaded from one network address (IPv6: one /64) in a day."""
    min_free_disk_megabytes: int = Field(default=500, ge=0)
    """Uploads are refused while the disk of `files_dir`, or of temporary files, has less free space."""
    retention_unverified_hours: int = Field(default=24, ge=24, le=MOST_DAYS * 24)
    """Applications that nobody verified, and uploads of guests that none names. The mailed link works for 24 hours."""
    retention_draft_days: int = Field(default=30, ge=1, le=MOST_DAYS)
    """Applications that were never sent, and uploads of accounts that none names and nobody saved."""
    retention_application_days: int = Field(default=365, ge=1, le=MOST_DAYS)
    """Applications, from their end."""
    retention_account_days: int = Field(default=730, ge=2, le=MOST_DAYS)
    """Accounts, from their last use."""
    retention_notice_days: int = Field(default=30, ge=1, le=MOST_DAYS)
    """Days before its erasure at which the person of an unused account is warned."""
    retention_address_days: int = Field(default=30, ge=1, le=MOST_DAYS)
    """Networks of access records."""
    retention_view_count_days: int = Field(default=400, ge=1, le=MOST_DAYS)
    """Counts of page views: a year can be compared with the one before."""

    @property
    def has_debug_pages(self) -> bool:
        return self.environment != "production" if self.debug_pages is None else self.debug_pages

    @property
    def has_sms(self) -> bool:
        """Whether text messages can be sent."""
        return bool(self.sms_url)

    @property
    def has_indexing(self) -> bool:
        return bool(self.indexing_url) and self.environment == "production"

    @property
    def has_one_tap(self) -> bool:
        return self.google_one_tap and bool(self.google_client_id)

    @property
    def accent(self) -> Accent:
        """The brand's accent, or the software's own."""
        return Accent.of(self.accent_colour, self.accent_colour_dark) if self.accent_colour else OWN_ACCENT

    @field_validator("favicon_url")
    @classmethod
    def _default_favicon(cls, value: str) -> str:
        return value or "/favicon.svg"

    @field_validator("build_time", mode="before")
    @classmethod
    def _unknown_build_time(cls, value: object) -> object:
        return value or None

    @model_validator(mode="after")
    def _refuse_unreadable_accent(self) -> Self:
        if self.accent_colour_dark and not self.accent_colour:
            msg = "KARIJERA_ACCENT_COLOUR_DARK needs KARIJERA_ACCENT_COLOUR beside it"
            raise ValueError(msg)
        _ = self.accent
        return self

    @model_validator(mode="after")
    def _refuse_half_a_bucket(self) -> Self:
        if self.files_url:
            BucketAddress.parse(self.files_url)
        if urlsplit(self.files_endpoint).scheme not in {"", "http", "https"}:
            msg = "KARIJERA_FILES_ENDPOINT has the form https://host:port"
            raise ValueError(msg)
        if bool(self.files_access_key.get_secret_value()) != bool(self.files_secret_key.get_secret_value()):
            msg = "KARIJERA_FILES_ACCESS_KEY and KARIJERA_FILES_SECRET_KEY go together"
            raise ValueError(msg)
        return self

    @model_validator(mode="after")
    def _refuse_half_a_signature(self) -> Self:
        keys = bool(self.dkim_key.get_secret_value()) + (self.dkim_key_file is not None)
        if self.dkim_domain and (not self.dkim_selector or keys != 1):
            needs = "KARIJERA_DKIM_SELECTOR, and either KARIJERA_DKIM_KEY or KARIJERA_DKIM_KEY_FILE"
            msg = f"KARIJERA_DKIM_DOMAIN needs {needs}"
            raise ValueError(msg)
        return self

    @model_validator(mode="after")
    def _refuse_notice_longer_than_retention(self) -> Self:
        if self.retention_notice_days >= self.retention_account_days:
            msg = "KARIJERA_RETENTION_NOTICE_DAYS has to be less than KARIJERA_RETENTION_ACCOUNT_DAYS"
            raise ValueError(msg)
        return self

    @model_validator(mode="after")
    def _refuse_unsafe_in_production(self) -> Self:
        if self.environment == "production" and (faults := list(_unsafe(self))):
            raise ValueError("; ".join(faults))
        return self


def _unsafe(settings: Settings) -> Iterator[str]:
    """Yields settings that a trial may have, but no site that people reach."""
    keys = {"KARIJERA_PERSONAL_DATA_KEY": settings.personal_data_key, "KARIJERA_LINK_KEY": settings.link_key}
    for name, key in keys.items():
        if len(set(key.get_secret_value())) < _LEAST_DISTINCT_BYTES:
            yield f"{name} is not random"
    if settings.personal_data_key == settings.link_key:
        yield "KARIJERA_PERSONAL_DATA_KEY and KARIJERA_LINK_KEY are the same"
    host = urlsplit(settings.site_url).hostname or ""
    if host == "localhost" or host.endswith(".localhost") or _is_loopback(host):
        yield "KARIJERA_SITE_URL leads to the visitor's own machine: links in mails need the public address"
    if not settings.require_second_factor:
        yield "KARIJERA_REQUIRE_SECOND_FACTOR is off: administrators and auditors see the data of others"
    if settings.dev_server_url:
        yield "KARIJERA_DEV_SERVER_URL is set: pages would load scripts from a developer's machine"
    if "*" in settings.trusted_proxies:
        yield "KARIJERA_TRUSTED_PROXIES has to name proxies: with * anybody chooses the address that limits count"


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


@lru_cache
def load_settings() -> Settings:
    """The settings of this process. Raises pydantic's ValidationError, naming each missing variable."""
    return Settings()  # pyright: ignore[reportCallIssue]
