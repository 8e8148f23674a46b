"""Pictures of an account: uploaded with a crop, shown, chosen, deleted."""

import io
from typing import Any
from uuid import uuid4

import pytest
from PIL import Image

from tests.api.accounts.people import Browser, People, Response
from tests.domain.applications.applications_harness import PDF, photograph


@pytest.fixture
def ana(people: People) -> Browser:
    return people.somebody()[0]


def upload(browser: Browser, content: bytes | None = None, **crop: Any) -> Response:
    file = ("ana.jpg", photograph() if content is None else content)
    return browser.call("POST", "/me/pictures", files={"file": file}, params=crop)


def test_a_picture_is_a_square_jpeg_without_metadata(ana: Browser) -> None:
    made = upload(ana, photograph((640, 480), place="Ilica 1, Zagreb"))
    assert made.status_code == 201
    answer = ana.call("GET", f"/me/pictures/{made.json()['id']}")
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert b"Ilica" not in answer.content
    with Image.open(io.BytesIO(answer.content)) as picture:
        assert (picture.format, picture.size) == ("JPEG", (512, 512))


def test_pictures_are_no_documents(ana: Browser) -> None:
    picture = upload(ana).json()["id"]
    assert ana.call("GET", "/me/documents").json()["items"] == []
    assert ana.call("PUT", f"/me/documents/{picture}/saved").json()["code"] == "DOCUMENT_NOT_FOUND"


def test_the_account_shows_the_chosen_one_until_it_is_deleted(ana: Browser) -> None:
    first, second = upload(ana).json()["id"], upload(ana).json()["id"]
    assert ana.call("GET", "/me").json()["pictureId"] is None
    for chosen in (first, second):
        assert ana.call("PUT", "/me/picture", json={"pictureId": chosen}).status_code == 204
        assert ana.call("GET", "/me").json()["pictureId"] == chosen
    shown = {each["id"]: each["isShown"] for each in ana.call("GET", "/me/pictures").json()["items"]}
    assert shown == {first: False, second: True}
    assert ana.call("DELETE", f"/me/pictures/{second}").status_code == 204
    assert ana.call("GET", "/me").json()["pictureId"] is None
    ana.call("PUT", "/me/picture", json={"pictureId": first})
    ana.call("PUT", "/me/picture", json={"pictureId": None})
    assert ana.call("GET", "/me").json()["pictureId"] is None


def test_nobody_sees_chooses_or_deletes_the_picture_of_another(people: People, ana: Browser) -> None:
    picture, other = upload(ana).json()["id"], people.somebody()[0]
    for answer in (
        other.call("GET", f"/me/pictures/{picture}"),
        other.call("DELETE", f"/me/pictures/{picture}"),
        other.call("PUT", "/me/picture", json={"pictureId": picture}),
        ana.call("GET", f"/me/pictures/{uuid4()}"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "PICTURE_NOT_FOUND")
    assert ana.call("GET", f"/me/pictures/{picture}").status_code == 200


def test_a_document_is_no_picture(ana: Browser) -> None:
    cv = ana.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).json()["id"]
    assert ana.call("GET", f"/me/pictures/{cv}").json()["code"] == "PICTURE_NOT_FOUND"


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 422, "FILE_EMPTY"),
        (PDF, 422, "WRONG_FILE_FORMAT"),
        (photograph()[:200], 422, "FILE_UNREADABLE"),
        (photograph() + bytes(2 * 1024 * 1024), 413, "FILE_TOO_BIG"),
    ],
    ids=["empty", "pdf", "damaged", "more than two megabytes"],
)
def test_what_is_no_picture_is_refused(ana: Browser, content: bytes, status: int, code: str) -> None:
    answer = upload(ana, content)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["errors"] == [{"field": "file", "code": code}]


@pytest.mark.parametrize(
    ("crop", "code"),
    [
        ({"x": 0.9, "y": 0, "size": 1}, "CROP_OUTSIDE_PICTURE"),
        ({"x": 0, "y": 0, "size": 0}, "CROP_OUTSIDE_PICTURE"),
        ({"x": -1, "y": 0, "size": 1}, "OUT_OF_RANGE"),
        ({"x": "nan", "y": 0, "size": 1}, "INVALID_INPUT"),
        ({"x": "inf", "y": 0, "size": 1}, "INVALID_INPUT"),
    ],
)
def test_a_crop_outside_the_picture_is_refused(ana: Browser, crop: dict[str, Any], code: str) -> None:
    answer = upload(ana, **crop)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_pictures_have_a_limit_of_their_own(ana: Browser) -> None:
    for _ in range(20):
        assert upload(ana).status_code == 201
    refused = upload(ana)
    assert (refused.status_code, refused.json()["code"], refused.json()["details"]) == (
        409,
        "TOO_MANY_PICTURES",
        {"most": 20},
    )
    assert ana.call("POST", "/documents", files={"file": ("cv.pdf", PDF)}, data={"source": "cv"}).status_code == 201
