"""Sources from which visitors of a job, and applicants, came: a closed list, since what a link says may be anything."""

from enum import StrEnum


class ReferralSource(StrEnum):
    """A part of the site, a channel of the site's own, or another site. Values are stored in events: none may go."""

    DIRECT = ""
    SEARCH = "search"
    JOBS = "jobs"
    JOB_SEARCH = "job-search"
    JOB_PAGE = "job-page"
    PAGE = "page"
    HOME = "home"
    EMPLOYER = "employer"
    SIMILAR_JOBS = "similar-jobs"
    SAVED_JOBS = "saved-jobs"
    SAVED_SEARCH = "saved-search"
    APPLY_EXTERNAL = "apply-external"
    MAIL = "mail"
    FEED = "feed"
    GOOGLE = "google"
    FACEBOOK = "facebook"
    INSTAGRAM = "instagram"
    LINKEDIN = "linkedin"
    OTHER = "other"


def referral_source(text: str) -> ReferralSource:
    """The source that a link names; `OTHER` for every text that is not in the list."""
    try:
        return ReferralSource(text)
    except ValueError:
        return ReferralSource.OTHER
