"""A CV with a mark in each of its fields, for tests of export and erasure."""

from typing import Any
from uuid import uuid4

from tests.api.accounts.people import Browser

_CONTACT = {
    "firstName": "Canaryfirst",
    "lastName": "Canarylast",
    "email": "canary.cv@example.com",
    "phone": "+385911112222",
    "address": "Canarystreet 1",
    "linkedin": "https://canary.example.com/linkedin",
    "website": "https://canary.example.com",
}
_HEADLINE = {"title": "Canarytitle", "summary": "Canarysummary", "keywords": ["Canarykeyword"]}
_IDEAL_JOB = {"places": [{"name": "Canaryplace"}]}
_DATED = {"description": "Canarydescription", "website": "https://canary.example.com"}
_ITEMS = (
    {"kind": "work", "position": "Canarywork", "employer": "Canaryemployer", "place": "Canarytown", **_DATED},
    {"kind": "volunteering", "position": "Canaryvolunteer", **_DATED},
    {"kind": "education", "institution": "Canaryschool", "orientation": "Canaryfield", **_DATED},
    {"kind": "additional-education", "institution": "Canarycourse", **_DATED},
    {"kind": "skill", "name": "Canaryskill", "level": "basic", "description": "Canarycomment"},
    {"kind": "language", "language": "de", "level": "B2", "description": "Canarylanguage"},
    {"kind": "project", "name": "Canaryproject"},
    {"kind": "award", "name": "Canaryaward"},
    {"kind": "conference", "name": "Canaryconference"},
    {"kind": "bibliography", "name": "Canarybook"},
)
CV_MARKS = (
    *("Canarycvname", "Canaryrenamed", "Canarytitle", "Canarysummary", "Canarykeyword", "Canaryplace"),
    *("Canarywork", "Canaryemployer", "Canarytown", "Canarydescription", "Canaryvolunteer", "Canaryschool"),
    *("Canaryfield", "Canarycourse", "Canaryskill", "Canarycomment", "Canarylanguage", "Canaryproject"),
    *("Canaryaward", "Canaryconference", "Canarybook"),
)


def write_cv(browser: Browser) -> str:
    """Fills a CV, takes a change back, restores one, and copies it; returns its id."""
    begun = browser.post("/me/cvs", name="Canarycvname", language="hr")
    assert begun.status_code == 201, begun.text
    cv_id, version = begun.json()["id"], 1
    items: list[tuple[str, str, dict[str, Any]]] = [
        ("PUT", f"items/{uuid4()}", {"item": {"description": "", **item}}) for item in _ITEMS
    ]
    for method, path, said in (
        ("PUT", "contact", {"contact": _CONTACT}),
        ("PUT", "headline", {"headline": _HEADLINE}),
        ("PUT", "ideal-job", {"idealJob": _IDEAL_JOB}),
        *items,
        ("PUT", "name", {"name": "Canaryrenamed"}),
        ("POST", "undo", {}),
        ("POST", "restore", {"version": 2}),
        ("POST", "undo", {}),
    ):
        edited = browser.call(method, f"/me/cvs/{cv_id}/{path}", json={**said, "baseVersion": version})
        assert edited.status_code == 200, edited.text
        version = edited.json()["version"]
    copied = browser.post("/me/cvs", name="Canarycvname", language="en", copyOf=cv_id)
    assert copied.status_code == 201, copied.text
    return cv_id
