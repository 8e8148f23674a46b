"""Route for the public configuration."""

from fastapi import APIRouter, Response

from api.content.consent import PRIVACY_POLICY, TERMS
from api.services import UseSettings
from api.site.schemas import (
    ErrorReporting,
    Language,
    LegalTexts,
    ShareImage,
    Site,
    SocialProvider,
    TextVersion,
    UploadLimits,
)
from domain.accounts.providers.configured import public_client_ids
from domain.documents.formats import FORMATS
from domain.documents.service import MAX_FILE_BYTES
from domain.kernel.locales import ISO_CODES, LANGUAGE_NAMES, LOCALES, SOURCE_LOCALE
from domain.kernel.settings import Settings
from domain.observability import error_reporting
from domain.site.content.library import all_documents

router = APIRouter(tags=["site"])


@router.get("/site")
async def get_site(settings: UseSettings, response: Response) -> Site:
    """The configuration that the client needs before it renders a page."""
    response.headers["Cache-Control"] = "public, max-age=60"
    return Site(
        project_name=settings.project_name,
        title=settings.project_name,
        environment=settings.environment,
        build=settings.build,
        site_url=settings.site_url,
        assets_base_url=settings.site_url,
        languages=[
            Language(
                code=locale,
                iso=ISO_CODES[locale],
                name=LANGUAGE_NAMES[locale],
                prefix="" if locale == SOURCE_LOCALE else f"/{locale}",
            )
            for locale in LOCALES
        ],
        source_language=SOURCE_LOCALE,
        site_og_image=ShareImage(url=settings.share_image_url) if settings.share_image_url else None,
        favicon="/favicon.svg",
        uploads=UploadLimits(largest_file_bytes=MAX_FILE_BYTES, file_types=[each.extension for each in FORMATS]),
        legal_texts=LegalTexts(terms=_in_force(TERMS), privacy=_in_force(PRIVACY_POLICY)),
        contact_email=settings.contact_email or None,
        sms_available=bool(settings.sms_url),
        social_providers=[
            SocialProvider.model_validate({"name": name, "client_id": public_id})
            for name, public_id in public_client_ids(settings).items()
        ],
        mailbox_url=settings.mailbox_url or None if settings.environment == "development" else None,
        error_reporting=_error_reporting(settings),
    )


def _in_force(document: str) -> TextVersion:
    found = all_documents()[document]
    return TextVersion(version=found.newest, date=found.dated)


def _error_reporting(settings: Settings) -> ErrorReporting | None:
    if not settings.sentry_dsn:
        return None
    return ErrorReporting(
        dsn=settings.sentry_dsn,
        environment=settings.environment,
        release=settings.build,
        traces_sample_rate=error_reporting.TRACES_SAMPLE_RATE,
        replays_session_sample_rate=error_reporting.REPLAYS_SESSION_SAMPLE_RATE,
        replays_on_error_sample_rate=error_reporting.REPLAYS_ON_ERROR_SAMPLE_RATE,
        ignore_errors=list(error_reporting.IGNORED),
    )
