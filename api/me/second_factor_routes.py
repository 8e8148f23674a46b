"""Routes for second factors of the account: authenticator apps, passkeys, recovery codes."""

from typing import Annotated
from uuid import UUID

import segno
from fastapi import APIRouter, Path, status

from api.http.caller import CorrelationId, CurrentUser, UserInPerson
from api.http.openapi.description import problem_responses
from api.http.rate_limit import PROVE
from api.http.rate_limiting import rate_limited
from api.me import schemas
from api.me.security_routes import PROVING
from api.services import Use
from domain.accounts.errors import (
    EnrolmentExpired,
    ForbiddenWhileActing,
    InvalidSecondFactor,
    PasskeyRejected,
    SecondFactorNotFound,
    TooManySecondFactors,
)
from domain.accounts.roles import NEEDS_SECOND_FACTOR
from domain.accounts.second_factor.service import SecondFactors
from domain.kernel.process.settings import Settings

router = APIRouter(tags=["me"])


@router.get("/me/second-factors")
def list_second_factors(
    person: CurrentUser, factors: Use[SecondFactors], settings: Use[Settings]
) -> schemas.SecondFactors:
    """The account's second factors, and how many recovery codes are left."""
    found = factors.list_of(person.account.id)
    roles = {grant.role for grant in person.account.grants}
    return schemas.SecondFactors(
        items=[schemas.SecondFactor.model_validate(each) for each in found.factors],
        recovery_codes_left=found.recovery_codes_left,
        is_required=settings.require_second_factor and bool(NEEDS_SECOND_FACTOR & roles),
    )


@router.post(
    "/me/second-factors/app",
    dependencies=[rate_limited(PROVE)],
    responses=problem_responses(*PROVING, TooManySecondFactors),
)
def begin_app(body: schemas.Proof, person: UserInPerson, factors: Use[SecondFactors]) -> schemas.AppEnrolment:
    """Begins to add an authenticator app: shows what it has to know."""
    begun = factors.begin_app(person.account, person.session, body.password)
    return schemas.AppEnrolment(
        enrolment_id=begun.id,
        secret=begun.secret,
        address=begun.address,
        qr_code=segno.make(begun.address, error="m", micro=False).svg_data_uri(scale=4, border=4, light="#fff"),
    )


@router.post(
    "/me/second-factors/app/confirm",
    dependencies=[rate_limited(PROVE)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(InvalidSecondFactor, EnrolmentExpired, TooManySecondFactors, ForbiddenWhileActing),
)
def confirm_app(
    body: schemas.ConfirmApp, person: UserInPerson, factors: Use[SecondFactors], correlation: CorrelationId
) -> schemas.RecoveryCodes:
    """Adds the app by a code that it shows, ends all other sessions, and notifies the user by mail."""
    codes = factors.confirm_app(person.account, person.session, body.enrolment_id, body.code, body.name, correlation)
    return schemas.RecoveryCodes(codes=codes)


@router.post(
    "/me/second-factors/passkey",
    dependencies=[rate_limited(PROVE)],
    responses=problem_responses(*PROVING, TooManySecondFactors),
)
def begin_passkey(body: schemas.Proof, person: UserInPerson, factors: Use[SecondFactors]) -> schemas.PasskeyEnrolment:
    """Begins to add a passkey: the options with which the browser makes it."""
    enrolment_id, options = factors.begin_passkey(person.account, person.session, body.password)
    return schemas.PasskeyEnrolment(enrolment_id=enrolment_id, options=options)


@router.post(
    "/me/second-factors/passkey/confirm",
    dependencies=[rate_limited(PROVE)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(PasskeyRejected, EnrolmentExpired, TooManySecondFactors, ForbiddenWhileActing),
)
def confirm_passkey(
    body: schemas.ConfirmPasskey, person: UserInPerson, factors: Use[SecondFactors], correlation: CorrelationId
) -> schemas.RecoveryCodes:
    """Adds the passkey that the browser made, ends all other sessions, and notifies the user by mail."""
    codes = factors.confirm_passkey(
        person.account, person.session, body.enrolment_id, body.credential.as_sent(), body.name, correlation
    )
    return schemas.RecoveryCodes(codes=codes)


@router.post(
    "/me/second-factors/{factorId}/remove",
    dependencies=[rate_limited(PROVE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(*PROVING, SecondFactorNotFound),
)
def remove_second_factor(
    factor_id: Annotated[UUID, Path(alias="factorId")],
    body: schemas.Proof,
    person: UserInPerson,
    factors: Use[SecondFactors],
    correlation: CorrelationId,
) -> None:
    """Removes one, ends all other sessions, and notifies the user by mail. With the last one the recovery codes go."""
    factors.remove(person.account, person.session, factor_id, body.password, correlation)


@router.post(
    "/me/recovery-codes",
    dependencies=[rate_limited(PROVE)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(*PROVING, SecondFactorNotFound),
)
def make_recovery_codes(
    body: schemas.Proof, person: UserInPerson, factors: Use[SecondFactors], correlation: CorrelationId
) -> schemas.RecoveryCodes:
    """Makes ten new codes, each of which works once; earlier ones stop working. Notifies the user by mail."""
    codes = factors.make_recovery_codes(person.account, person.session, body.password, correlation)
    return schemas.RecoveryCodes(codes=codes)
