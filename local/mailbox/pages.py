"""The mailbox over HTTP: pages for people, JSON for tests, and the SMS gateway."""

import re
from json import JSONDecodeError
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup, escape
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from local.mailbox.messages import CapturedMessage, Messages

_PAGE_CSP = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src 'self'; "
    "img-src data:"
)
_SANDBOX_CSP = (
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"
)
_ADDRESS = re.compile(r"https?://[^\s<>\"']+[^\s<>\"'.,;:!?)\]]")
_MAX_SMS_LENGTH = 2000


def inbox(messages: Messages) -> Starlette:
    """The web application for one folder of messages. It accepts loopback host names only."""
    pages = _Pages(messages)
    return Starlette(
        routes=[
            Route("/", pages.list),
            Route("/messages.json", pages.list_as_json),
            Route("/newest.json", pages.newest),
            Route("/refresh.js", pages.script),
            Route("/healthz", pages.liveness),
            Route("/messages/{id}", pages.message),
            Route("/messages/{id}/html", pages.html_part),
            Route("/messages/{id}/raw", pages.source),
            Route("/messages/{id}/attachments/{number:int}", pages.attachment),
            Route("/sms", pages.receive_sms, methods=["POST"]),
        ],
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=["127.0.0.1", "localhost", "[::1]"])],
    )


class _Pages:
    """The request handlers."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._templates = Environment(loader=FileSystemLoader(Path(__file__).parent / "templates"), autoescape=True)
        self._templates.filters["with_links"] = _with_links

    def list(self, _: Request) -> Response:
        return self._page("list.html", messages=self._messages.list())

    def message(self, request: Request) -> Response:
        return self._page("message.html", message=self._wanted(request))

    def html_part(self, request: Request) -> Response:
        content = '<base target="_blank">' + self._wanted(request).html
        return HTMLResponse(content, headers={"Content-Security-Policy": _SANDBOX_CSP})

    def source(self, request: Request) -> Response:
        return PlainTextResponse(self._wanted(request).raw)

    def attachment(self, request: Request) -> Response:
        number = request.path_params["number"]
        attachments = self._wanted(request).attachments
        if not 1 <= number <= len(attachments):
            raise HTTPException(404, "There is no such attachment.")
        headers = {"Content-Disposition": "attachment", "X-Content-Type-Options": "nosniff"}
        return Response(attachments[number - 1].content, media_type="application/octet-stream", headers=headers)

    def list_as_json(self, request: Request) -> Response:
        to = request.query_params.get("to")
        found = [message for message in self._messages.list() if to is None or to in message.recipients]
        return JSONResponse([_as_json(message) for message in found])

    def newest(self, _: Request) -> Response:
        return JSONResponse({"id": self._messages.newest()})

    def liveness(self, _: Request) -> Response:
        return PlainTextResponse("alive")

    def script(self, _: Request) -> Response:
        return Response(self._templates.get_template("refresh.js").render(), media_type="text/javascript")

    async def receive_sms(self, request: Request) -> Response:
        to, text = await _sms(request)
        return JSONResponse({"id": self._messages.store_sms(to, text)}, status_code=202)

    def _wanted(self, request: Request) -> CapturedMessage:
        if found := self._messages.find(request.path_params["id"]):
            return found
        raise HTTPException(404, "There is no such message.")

    def _page(self, name: str, **values: object) -> HTMLResponse:
        headers = {"Content-Security-Policy": _PAGE_CSP, "Cache-Control": "no-store"}
        return HTMLResponse(self._templates.get_template(name).render(**values), headers=headers)


async def _sms(request: Request) -> tuple[str, str]:
    try:
        body = await request.json()
    except (JSONDecodeError, UnicodeDecodeError):
        body = None
    match body:
        case {"to": str(to), "text": str(text), **rest} if not rest and _is_valid_sms(to, text):
            return to, text
    raise HTTPException(422, f'Send JSON {{"to": "+385...", "text": "..."}} with at most {_MAX_SMS_LENGTH} characters.')


def _is_valid_sms(to: str, text: str) -> bool:
    return to.isprintable() and 0 < len(text) <= _MAX_SMS_LENGTH


def _as_json(message: CapturedMessage) -> dict[str, object]:
    return {
        "id": message.id,
        "channel": message.channel,
        "receivedAt": message.received_at.isoformat(),
        "from": message.sender,
        "to": list(message.recipients),
        "subject": message.subject,
        "text": message.text,
        "html": message.html,
        "attachments": [
            {"name": found.name, "type": found.type, "size": len(found.content)} for found in message.attachments
        ],
        "headers": message.headers,
    }


def _with_links(text: str) -> Markup:
    parts: list[Markup] = []
    end = 0
    for found in _ADDRESS.finditer(text):
        address = escape(found[0])
        parts += [escape(text[end : found.start()]), Markup('<a href="{0}">{0}</a>').format(address)]
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])
