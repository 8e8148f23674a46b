"""Routes behind the debug pages, which do not exist for anybody but administrators of a site that has them on."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Security
from fastapi.responses import HTMLResponse

from api.debug import schemas
from api.debug.mail_previews import find_preview, list_previews
from api.debug.shown_settings import shown_settings
from api.http.caller import OptionalUser, session_cookie
from api.http.openapi.description import problem_responses
from api.services import Use
from domain.accounts.errors import Forbidden, SecondFactorRequired
from domain.accounts.roles import AccountRole
from domain.kernel.errors import NotFound
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from domain.site.urls import routes, site_paths


async def require_debugging(
    settings: Use[Settings], person: OptionalUser, _: Annotated[str | None, Security(session_cookie)]
) -> None:
    """Raises NotFound, as at an unknown address: nobody learns whether debugging is on."""
    if not settings.has_debug_pages or person is None:
        raise NotFound
    try:
        person.require_role(AccountRole.ADMINISTRATOR)
    except (Forbidden, SecondFactorRequired) as refused:
        raise NotFound from refused


_MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups"

router = APIRouter(tags=["debug"], dependencies=[Depends(require_debugging)], responses=problem_responses(NotFound))


@router.get("/debug/config")
async def show_debug_config(settings: Use[Settings]) -> schemas.DebugConfig:
    """Shows the settings that are no secret, to administrators while debugging is on."""
    shown = shown_settings(settings)
    return schemas.DebugConfig(settings=[schemas.DebugSetting(name=name, value=value) for name, value in shown.items()])


@router.get("/debug/mails/{locale}")
def show_debug_mails(settings: Use[Settings], locale: Locale) -> schemas.DebugMails:
    """Shows every mail in a language with sample data, to administrators while debugging is on."""
    previews = list_previews(settings, locale)
    return schemas.DebugMails(
        mails=[schemas.DebugMail(key=each.key, subject=each.subject, text=each.text) for each in previews]
    )


@router.get("/debug/mails/{locale}/{mail}", response_class=HTMLResponse)
def show_debug_mail(
    settings: Use[Settings], locale: Locale, mail: Annotated[str, Path(max_length=100, examples=["application_seen"])]
) -> HTMLResponse:
    """Shows the HTML of one mail as mail programs do: with its styles, and nothing else."""
    preview = find_preview(settings, locale, mail)
    if preview is None:
        raise NotFound
    return HTMLResponse(preview.html, headers={"Content-Security-Policy": _MAIL_POLICY})


@router.get("/debug/routes")
async def show_debug_routes() -> schemas.DebugRoutes:
    """Shows the site's routes, to administrators while debugging is on."""
    return schemas.DebugRoutes(
        routes=[
            schemas.DebugRoute(id=route, paths=site_paths(route), indexable=entry["indexable"])
            for route, entry in routes().items()
        ]
    )
