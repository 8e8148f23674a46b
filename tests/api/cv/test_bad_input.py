"""Bad input to a CV: a problem with a stable code that names the field as the client does, and no effect."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from domain.cv.commands import CreateCv
from domain.cv.content import MAX_ITEMS, ContactDetails, CvContent, PlacedItem
from domain.cv.items import Skill, SkillLevel
from domain.cv.service import Cvs
from domain.kernel.log.event import Actor, Context
from tests.api.accounts.people import People
from tests.api.cv.cv_client import CONTACT, JOB, SCHOOL, SKILL, Window, refused, to_blame
from tests.thoroughness import examples

LONG = "a" * 256
EUR = {"amount": "5", "currency": "eur"}
NOWHERE = {"name": "Split", "geonameid": 0}


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"position": ""}, "item.position", "REQUIRED_INPUT"),
        ({"position": None}, "item.position", "REQUIRED_INPUT"),
        ({"position": "   "}, "item.position", "REQUIRED_INPUT"),
        ({"position": LONG}, "item.position", "TOO_LONG"),
        ({"position": "Kono\x00bar"}, "item.position", "INVALID_TEXT"),
        ({"position": "Kono\nbar"}, "item.position", "INVALID_TEXT"),
        ({"employer": "Bell\x07"}, "item.employer", "INVALID_TEXT"),
        ({"description": "a" * 5_001}, "item.description", "TOO_LONG"),
        ({"description": "Bell\x07"}, "item.description", "INVALID_TEXT"),
        ({"positionCode": "51"}, "item.positionCode", "INVALID_FORMAT"),
        ({"start": "2019-13"}, "item.start", "INVALID_DATE"),
        ({"start": "2019-02-30"}, "item.start", "INVALID_DATE"),
        ({"start": "1899"}, "item.start", "INVALID_DATE"),
        ({"start": "danas"}, "item.start", "INVALID_DATE"),
        ({"end": "2018"}, "item.end", "END_BEFORE_START"),
        ({"website": "javascript:alert(1)"}, "item.website", "INVALID_WEB_ADDRESS"),
        ({"kind": "hobby"}, "item.kind", "INVALID_CHOICE"),
        ({"kind": None}, "item.kind", "REQUIRED_INPUT"),
        ({"position_code": "5131"}, "item.position_code", "UNKNOWN_FIELD"),
        ({"salary": 1}, "item.salary", "UNKNOWN_FIELD"),
    ],
)
def test_an_invalid_item_is_refused_by_its_field(
    window: Window, changes: dict[str, Any], field: str, code: str
) -> None:
    item = {name: value for name, value in (JOB | changes).items() if not (name == "kind" and value is None)}
    assert to_blame(window.send("PUT", f"/items/{uuid4()}", item=item)) == {field: code}
    assert window.show()["version"] == 1


@pytest.mark.parametrize(
    ("item", "field", "code"),
    [
        (SCHOOL | {"institution": ""}, "item.institution", "REQUIRED_INPUT"),
        (SCHOOL | {"level": 9}, "item.level", "OUT_OF_RANGE"),
        (SKILL | {"name": ""}, "item.name", "REQUIRED_INPUT"),
        (SKILL | {"level": "best"}, "item.level", "INVALID_CHOICE"),
        ({"kind": "skill", "name": "Latte art"}, "item.level", "REQUIRED_INPUT"),
        (SKILL | {"description": "a" * 501}, "item.description", "TOO_LONG"),
        ({"kind": "language", "language": "german", "level": "B2"}, "item.language", "INVALID_FORMAT"),
        ({"kind": "language", "language": "de", "level": "B3"}, "item.level", "INVALID_CHOICE"),
        ({"kind": "award", "name": "Nagrada", "year": 1800}, "item.year", "OUT_OF_RANGE"),
    ],
)
def test_each_section_has_its_rules(window: Window, item: dict[str, Any], field: str, code: str) -> None:
    assert to_blame(window.send("PUT", f"/items/{uuid4()}", item=item)) == {field: code}


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"email": "ana"}, "contact.email", "INVALID_EMAIL_FORMAT"),
        ({"phone": "091 234 5678"}, "contact.phone", "INVALID_PHONE"),
        ({"citizenship": "Hrvatska"}, "contact.citizenship", "INVALID_FORMAT"),
        ({"dateOfBirth": "1899-12-31"}, "contact.dateOfBirth", "OUT_OF_RANGE"),
        ({"dateOfBirth": "31.12.1990."}, "contact.dateOfBirth", "INVALID_DATE"),
        ({"linkedin": "linkedin.com/in/ana"}, "contact.linkedin", "INVALID_WEB_ADDRESS"),
        ({"firstName": LONG}, "contact.firstName", "TOO_LONG"),
    ],
)
def test_invalid_contact_details_are_refused_by_their_field(
    window: Window, changes: dict[str, Any], field: str, code: str
) -> None:
    assert to_blame(window.send("PUT", "/contact", contact=CONTACT | changes)) == {field: code}


def test_nobody_is_born_tomorrow(people: People, window: Window) -> None:
    tomorrow = (people.platform.clock() + timedelta(days=1)).date().isoformat()
    answer = window.send("PUT", "/contact", contact=CONTACT | {"dateOfBirth": tomorrow})
    assert to_blame(answer) == {"contact.dateOfBirth": "DATE_IN_FUTURE"}


@pytest.mark.parametrize(
    ("path", "body", "field", "code"),
    [
        ("/name", {"name": ""}, "name", "REQUIRED_INPUT"),
        ("/name", {"name": LONG}, "name", "TOO_LONG"),
        ("/name", {"name": "Za\u2028konobe"}, "name", "INVALID_TEXT"),
        ("/headline", {"headline": {"keywords": ["vino"] * 31}}, "headline.keywords", "TOO_MANY"),
        ("/headline", {"headline": {"keywords": [""]}}, "headline.keywords.0", "REQUIRED_INPUT"),
        ("/headline", {"headline": {"drivingLicences": ["b"]}}, "headline.drivingLicences.0", "INVALID_FORMAT"),
        ("/ideal-job", {"idealJob": {"salary": {"amount": "0"}}}, "idealJob.salary.amount", "OUT_OF_RANGE"),
        ("/ideal-job", {"idealJob": {"salary": EUR}}, "idealJob.salary.currency", "INVALID_FORMAT"),
        ("/ideal-job", {"idealJob": {"employments": ["any"]}}, "idealJob.employments.0", "INVALID_CHOICE"),
        ("/ideal-job", {"idealJob": {"places": [NOWHERE]}}, "idealJob.places.0.geonameid", "OUT_OF_RANGE"),
        ("/avatar", {"avatarId": "me.jpg"}, "avatarId", "INVALID_ID"),
        ("/avatar", {}, "avatarId", "REQUIRED_INPUT"),
    ],
)
def test_other_parts_are_refused_by_their_field(
    window: Window, path: str, body: dict[str, Any], field: str, code: str
) -> None:
    assert to_blame(window.send("PUT", path, **body)) == {field: code}


@pytest.mark.parametrize("version", [0, -1, 2**63, "1", 1.5, None, True])
def test_a_base_version_is_a_whole_number(window: Window, version: object) -> None:
    answer = window.call("PUT", "/name", json={"name": "Drugi", "baseVersion": version})
    assert set(to_blame(answer)) == {"baseVersion"}
    assert window.call("DELETE", f"/items/{uuid4()}", params={"baseVersion": "x"}).status_code == 422
    assert window.call("DELETE", f"/items/{uuid4()}").status_code == 422


def test_an_item_does_not_change_its_section(window: Window) -> None:
    job = window.put(JOB)
    assert to_blame(window.send("PUT", f"/items/{job}", item=SKILL)) == {"item.kind": "INVALID_CHOICE"}


def test_ids_are_uuids(window: Window) -> None:
    for path in ("/items/1", f"/items/{'a' * 200}"):
        assert to_blame(window.send("PUT", path, item=JOB)) == {"itemId": "INVALID_ID"}
    assert window.browser.call("GET", "/me/cvs/1").status_code == 422


def test_a_move_needs_items_that_are_there(window: Window) -> None:
    job = window.put(JOB)
    assert refused(window.send("POST", f"/items/{uuid4()}/move", after=None)) == (404, "CV_ITEM_NOT_FOUND")
    assert refused(window.send("POST", f"/items/{job}/move", after=str(uuid4()))) == (404, "CV_ITEM_NOT_FOUND")
    assert to_blame(window.send("POST", f"/items/{job}/move", after=job)) == {"after": "INVALID_CHOICE"}


def test_a_body_of_five_megabytes_is_refused(window: Window) -> None:
    answer = window.send("PUT", f"/items/{uuid4()}", item=JOB | {"description": "a" * 5_000_000})
    assert refused(answer) == (413, "BODY_TOO_LARGE")
    assert window.show()["version"] == 1


def test_the_501st_item_is_refused(people: People, window: Window) -> None:
    skill = Skill(name="Latte art", level=SkillLevel.ADVANCED)
    items = tuple(PlacedItem(id=UUID(int=1 + number), item=skill) for number in range(MAX_ITEMS))
    account = UUID(window.browser.me().json()["id"])
    content = CvContent(language="hr", contact=ContactDetails(), items=items)
    context = Context(Actor("jobseeker", str(account)), "web")
    created = people.services[Cvs].create(CreateCv(account, "Pun", content), context)
    full = Window(window.browser, str(created.cv_id))
    answer = full.send("PUT", f"/items/{uuid4()}", item=SKILL)
    assert refused(answer) == (409, "TOO_MANY_CV_ITEMS")
    assert answer.json()["details"] == {"limit": MAX_ITEMS}
    full.put(SKILL | {"name": "Barista"}, str(UUID(int=1)))
    full.remove(str(UUID(int=2)))
    full.put(SKILL)
    assert len(full.item_ids()) == MAX_ITEMS


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*JOB, *CONTACT, "x"]), inner, max_size=4)
    ),
    max_leaves=6,
)


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(value=ANYTHING, field=st.sampled_from([*JOB, "end", "description", "website", "positionCode"]))
def test_nothing_breaks_the_server(window: Window, value: object, field: str) -> None:
    requests: list[tuple[str, dict[str, Any]]] = [
        (f"/items/{uuid4()}", {"item": JOB | {field: value}}),
        (f"/items/{uuid4()}", {"item": value}),
        ("/contact", {"contact": {**CONTACT, "firstName": value}}),
        ("/ideal-job", {"idealJob": {"salary": {"amount": value}}}),
    ]
    for path, body in requests:
        assert window.send("PUT", path, **body).status_code in {200, 409, 422}
