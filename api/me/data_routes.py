"""What is held about a person, in their own hands."""

from fastapi import APIRouter

from api.dependencies import CurrentPerson, Use
from api.me import schemas
from domain.accounts.consents import list_consents

router = APIRouter(tags=["me"])


@router.get("/me/consents")
def show_consents(person: CurrentPerson, use: Use) -> schemas.Consents:
    """Which texts of the terms and the privacy policy the person agreed to."""
    with use.platform.engine.connect() as connection:
        given = list_consents(connection, person.account.id)
    return schemas.Consents(items=[schemas.ConsentGiven.model_validate(each) for each in given])
