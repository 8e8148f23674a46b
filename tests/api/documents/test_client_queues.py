"""Many large pictures from one network wait behind each other; others send theirs, and pages are shown, meanwhile."""

import asyncio
import io

import httpx
from PIL import Image

from api.http.client_queues import MAX_WAITING, ClientQueues
from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.api.conftest import SITE

SIDE = 5_000
CROWD, GUEST = "198.51.100.1", "198.51.100.2"
REFUSED = 4


def large_picture() -> bytes:
    """25 million pixels."""
    encoded = io.BytesIO()
    Image.new("1", (SIDE, SIDE)).save(encoded, "PNG")
    return encoded.getvalue()


def test_a_crowd_of_pictures_from_one_network_holds_up_nobody_else(platform: Platform) -> None:
    app = create_app(platform)

    def browser(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 5000)), base_url=SITE)

    async def upload(client: httpx.AsyncClient, content: bytes) -> httpx.Response:
        return await client.post("/api/documents", files={"file": ("scan.png", content)}, timeout=None)

    async def story() -> list[httpx.Response]:
        content = large_picture()
        async with browser(CROWD) as crowd, browser(GUEST) as guest:
            async with app.state.services[ClientQueues].take(CROWD):
                sending = [asyncio.create_task(upload(crowd, content)) for _ in range(MAX_WAITING + REFUSED)]
                while sum(each.done() for each in sending) < REFUSED:
                    await asyncio.wait(sending, timeout=0.01, return_when=asyncio.ALL_COMPLETED)
                assert (await upload(guest, b"%PDF-1.7\n")).status_code == 201
                assert (await guest.get("/healthz")).status_code == 200
            return list(await asyncio.gather(*sending))

    answers = asyncio.run(story())
    assert sorted(each.status_code for each in answers) == [201] * MAX_WAITING + [429] * REFUSED
    refused = [each for each in answers if each.status_code == 429]
    assert {each.json()["code"] for each in refused} == {"TOO_MANY_FILES_AT_ONCE"}
    assert {each.headers["retry-after"] for each in refused} == {"5"}
