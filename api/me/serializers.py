"""Serializes accounts to response models."""

from api.me import schemas
from domain.accounts.account import Account, AccountRepository
from domain.accounts.impersonation import Impersonation
from domain.accounts.roles import NEEDS_SECOND_FACTOR, AccountRole
from domain.accounts.sessions import IMPERSONATION_LIMIT, NewSession, Session
from domain.documents.pictures import Pictures
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from domain.mail.suppression import AddressSuppression
from domain.observability.error_reporting import reporting_id
from domain.reference.education_levels import find_education_level


class AccountSerializer:
    """Serializes the user's own account."""

    def __init__(
        self,
        accounts: AccountRepository,
        impersonation: Impersonation,
        pictures: Pictures,
        suppression: AddressSuppression,
        settings: Settings,
    ) -> None:
        self._accounts = accounts
        self._suppression = suppression
        self._pictures = pictures
        self._impersonation = impersonation
        self._settings = settings

    def me(self, account: Account, locale: Locale, session: Session | NewSession) -> schemas.Me:
        """The user's account; `session` shows whether an administrator is acting as the user, and the second factor."""
        profile = account.profile
        names = find_education_level(profile.education_level) if profile.education_level else None
        return schemas.Me(
            id=account.id,
            email=account.email,
            email_is_failing=self._suppression.is_suppressed(account.email),
            first_name=profile.first_name,
            last_name=profile.last_name,
            address=profile.address,
            education_level=schemas.EducationLevel(id=profile.education_level or 0, name=names.in_locale(locale))
            if names
            else None,
            locale=account.locale,
            preferences=schemas.Preferences.model_validate(dict(account.preferences)),
            roles=sorted({grant.role for grant in account.grants}),
            employers=[
                schemas.Membership(
                    employer_id=grant.employer_id,
                    role="admin" if grant.role is AccountRole.EMPLOYER_ADMIN else "recruiter",
                )
                for grant in sorted(account.grants, key=lambda grant: (grant.employer_id, grant.role))
                if grant.role.is_of_employer
            ],
            picture_id=self._pictures.shown_of(account.id),
            has_password=account.has_password,
            registered_at=account.registered_at,
            acting=self._acting(session) if isinstance(session, Session) else None,
            error_reporting_id=reporting_id(self._settings, str(account.id)),
            second_factor_missing=self._settings.require_second_factor
            and not session.has_second_factor
            and bool(NEEDS_SECOND_FACTOR & {grant.role for grant in account.grants}),
        )

    def _acting(self, session: Session) -> schemas.Acting | None:
        if session.acting_id is None:
            return None
        administrator = self._accounts.find(session.acting_id)
        return schemas.Acting(
            administrator_email=administrator.email if administrator else "",
            until=session.started_at + IMPERSONATION_LIMIT,
            original_token=self._impersonation.return_token(session),
        )
