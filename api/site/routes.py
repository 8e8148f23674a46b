"""Route for the public configuration."""

from urllib.parse import urljoin

from fastapi import APIRouter, Request, Response

from api.content.consent import PRIVACY_POLICY, TERMS
from api.content.published_texts import PublishedTexts
from api.http.conditional_requests import etag_response
from api.services import Use
from api.site.brand_stylesheet import PATH, brand_stylesheet
from api.site.schemas import (
    ErrorReporting,
    HeadMeta,
    Language,
    LegalTexts,
    Logo,
    ShareImage,
    Site,
    SocialProvider,
    TextVersion,
    UploadLimits,
)
from domain.accounts.providers.configured import public_client_ids
from domain.documents.formats import FORMATS
from domain.documents.service import MAX_FILE_BYTES
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import ISO_CODES, LANGUAGE_NAMES, LOCALES, SOURCE_LOCALE
from domain.observability import error_reporting
from domain.site.content.document import Document

router = APIRouter(tags=["site"])


class StyleSheet(Response):
    """Named in the description of the route."""

    media_type = "text/css"


@router.get("/site")
def get_site(settings: Use[Settings], texts: Use[PublishedTexts], response: Response) -> Site:
    """The configuration that the client needs before it renders a page."""
    documents = texts.documents()
    response.headers["Cache-Control"] = "public, max-age=60"
    return Site(
        project_name=settings.project_name,
        title=settings.site_title or settings.project_name,
        environment=settings.environment,
        build=settings.build,
        site_url=settings.site_url,
        assets_base_url=settings.assets_base_url,
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
        site_og_image=_share_image(settings),
        favicon=settings.favicon_url,
        logo=_logo(settings),
        brand_stylesheet=brand_stylesheet(settings),
        head_meta=[HeadMeta(name=name, content=content) for name, content in settings.head_meta.items()],
        uploads=UploadLimits(largest_file_bytes=MAX_FILE_BYTES, file_types=[each.extension for each in FORMATS]),
        legal_texts=LegalTexts(terms=_in_force(documents[TERMS]), privacy=_in_force(documents[PRIVACY_POLICY])),
        contact_email=settings.contact_email or None,
        has_offline_page=settings.offline_page,
        has_demo_markup=settings.demo_markup,
        sms_available=bool(settings.sms_url),
        social_providers=[
            SocialProvider.model_validate({"name": name, "client_id": public_id})
            for name, public_id in public_client_ids(settings).items()
        ],
        one_tap_client_id=settings.google_client_id if settings.has_one_tap else None,
        mailbox_url=settings.mailbox_url or None if settings.environment == "development" else None,
        error_reporting=_error_reporting(settings),
    )


@router.get(PATH, response_class=StyleSheet)
async def get_brand_stylesheet(request: Request, settings: Use[Settings]) -> Response:
    """The colours of the brand as CSS custom properties, in both themes."""
    css = settings.accent.stylesheet().encode()
    return etag_response(request, css, StyleSheet.media_type, {"Cache-Control": "public, max-age=86400"})


def _logo(settings: Settings) -> Logo | None:
    if not settings.logo_url:
        return None
    return Logo(
        url=settings.logo_url,
        dark_url=settings.logo_dark_url or settings.logo_url,
        width=settings.logo_width,
        height=settings.logo_height,
    )


def _share_image(settings: Settings) -> ShareImage | None:
    if not settings.share_image_url:
        return None
    return ShareImage(
        url=urljoin(settings.site_url, settings.share_image_url),
        width=settings.share_image_width,
        height=settings.share_image_height,
    )


def _in_force(document: Document) -> TextVersion:
    return TextVersion(version=document.newest, date=document.dated)


def _error_reporting(settings: Settings) -> ErrorReporting | None:
    if not settings.sentry_dsn:
        return None
    return ErrorReporting(
        dsn=settings.sentry_dsn,
        environment=settings.environment,
        release=settings.build,
        build_time=settings.build_time,
        traces_sample_rate=error_reporting.TRACES_SAMPLE_RATE,
        replays_session_sample_rate=error_reporting.REPLAYS_SESSION_SAMPLE_RATE,
        replays_on_error_sample_rate=error_reporting.REPLAYS_ON_ERROR_SAMPLE_RATE,
        ignore_errors=list(error_reporting.IGNORED),
    )
