"""A CV and its parts, for tests."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from uuid import UUID

from domain.cv.content import ContactDetails, CvContent, Headline, IdealJob, PlacedItem
from domain.cv.events import CvCreated, CvEvent, CvOrigin
from domain.cv.items import Education, Skill, SkillLevel, WorkExperience
from domain.cv.state import Cv, evolve
from tests.specification import Given, stream

ACCOUNT = UUID(int=1)
OTHER_ACCOUNT = UUID(int=2)
CV = UUID(int=10)
WORK, SCHOOL, SKILL = UUID(int=101), UUID(int=102), UUID(int=103)
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)

ANA = ContactDetails(first_name="Ana", last_name="Horvat", email="ana@example.com")
NURSE = Headline(title="Medicinska sestra", summary="Deset godina na pedijatriji.")
WANTED = IdealJob(positions=("2221",))
AT_CLINIC = WorkExperience(position="Medicinska sestra", employer="Klinika", start="2019-05")
AT_HOSPITAL = WorkExperience(position="Medicinska sestra", employer="Bolnica", start="2019-05")
NURSING_SCHOOL = Education(institution="Škola za medicinske sestre", start="2008", end="2012-06")
FIRST_AID = Skill(name="Prva pomoć", level=SkillLevel.PROFESSIONAL)


def created(*items: PlacedItem, contact: ContactDetails = ANA) -> CvCreated:
    """The beginning of a CV with these items."""
    return CvCreated(
        account_id=ACCOUNT,
        language="hr",
        origin=CvOrigin.NEW,
        source_cv_id=None,
        name="Za bolnice",
        content=CvContent(language="hr", contact=contact, items=items),
    )


EMPTY = created()
FILLED = created(
    PlacedItem(id=WORK, item=AT_CLINIC),
    PlacedItem(id=SCHOOL, item=NURSING_SCHOOL),
    PlacedItem(id=SKILL, item=FIRST_AID),
)


def evolve_at_noon(state: Cv | None, event: CvEvent) -> Cv | None:
    """The state after an event of today."""
    return evolve(state, event, NOON)


given: Callable[..., Given[Cv | None]] = stream(None, evolve_at_noon)


def on(decide: Callable[[Cv], Iterable[CvEvent]]) -> Callable[[Cv | None], Iterable[CvEvent]]:
    """The decision on a CV that is there."""

    def of_existing(state: Cv | None) -> Iterable[CvEvent]:
        assert state is not None
        return decide(state)

    return of_existing


def state_after(*events: CvEvent) -> Cv:
    """The CV after these events."""
    state = given(*events).state
    assert state is not None
    return state
