"""Preconditions that several decisions require of an application."""

from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn, NotSentYet, SelectionEnded
from domain.applications.state import Application, Stage


def living(state: Application | None) -> Application:
    """The application. Refuses with ApplicationNotFound or ApplicationWithdrawn."""
    if state is None:
        raise ApplicationNotFound
    if state.deleted_at:
        raise ApplicationWithdrawn
    return state


def unended(state: Application | None) -> Application:
    """The application while its selection goes on. Refuses as `living` does, or with SelectionEnded."""
    application = living(state)
    if application.stage >= Stage.ENDED:
        raise SelectionEnded
    return application


def sent(application: Application) -> Application:
    """The application if it was ever sent. Refuses with NotSentYet."""
    if application.stage < Stage.SENT:
        raise NotSentYet
    return application
