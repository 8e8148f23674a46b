"""Personal fields of the events of applications."""

from domain.applications.events import ApplicationInitiated, ApplicationResent
from domain.applications.module import MODULE

ABOUT_THE_PERSON = {"first_name", "last_name", "email", "phone", "cover_letter"}


def test_what_is_about_the_person_is_marked_personal() -> None:
    assert ApplicationInitiated.personal_fields == ABOUT_THE_PERSON | {"contact_index"}
    assert ApplicationResent.personal_fields == ABOUT_THE_PERSON
    others = set(MODULE.events) - {ApplicationInitiated, ApplicationResent}
    assert [kind for kind in others if kind.personal_fields] == []
