"""Access to the CV database: signed-in members of an employer only, never holders of a mailed link (0059)."""

from typing import Annotated

from fastapi import Depends

from api.http.caller import CurrentUser
from api.inbox.employer_access import ChosenEmployer, employers_of
from domain.cv.errors import CandidateNotFound
from domain.cv.state import Reader


async def member_reader(person: CurrentUser, chosen: ChosenEmployer = None) -> Reader:
    """The member, and the employer whom they act for. Raises LoginRequired, and CandidateNotFound for everybody who is
    not a member of it: they do not learn what there is."""
    employers = employers_of(person)
    employer_id = int(chosen) if chosen else next(iter(employers), None)
    if employer_id is None or employer_id not in employers:
        raise CandidateNotFound
    return Reader(employer_id, person.account.id)


CandidateReader = Annotated[Reader, Depends(member_reader)]
