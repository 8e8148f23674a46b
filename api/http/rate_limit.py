"""Rate limits of routes. Rates are written as in `5/minute;30/hour`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RateLimit:
    """The rates allowed for one client and, unless empty, for the valid requests of all clients together.

    Beyond the overall rate only those who have made few requests may go on: `reserve`. So many clients cannot close a
    route for another one.
    """

    name: str
    per_client: str
    overall: str = ""
    reserve: str = "3/hour"


START_APPLICATION = RateLimit("start-application", "10/minute;40/hour", "3000/hour")
CONFIRM_CODE = RateLimit("confirm-code", "10/minute;60/hour", "6000/hour", reserve="6/hour")
RESEND_CODE = RateLimit("resend-code", "4/minute;20/hour", "1500/hour")
LOGIN = RateLimit("login", "10/minute;60/hour", "20000/hour", reserve="6/hour")
ONE_TAP = RateLimit("one-tap", "60/minute;1000/hour", "20000/hour", reserve="10/minute")
"""Nonces for Google's prompt: one for each page that a guest loads."""
LOGIN_TO_ADDRESS = RateLimit("login-to-address", "10/minute;40/hour")
SECOND_FACTOR_OF_ACCOUNT = RateLimit("second-factor-of-account", "10/hour;30/day")
"""Codes that were tried: whoever knows the password guesses one of a million for years."""
REGISTER = RateLimit("register", "5/minute;20/hour", "2000/hour")
EXPORT = RateLimit("export", "5/hour;10/day", "1000/hour")
PROVE = RateLimit("prove", "10/minute;40/hour", "6000/hour")
ASK_FOR_MAIL = RateLimit("ask-for-mail", "5/minute;30/hour", "3000/hour")
MAIL_TO_ADDRESS = RateLimit("mail-to-address", "3/minute;10/hour")
CONTACT = RateLimit("contact", "3/minute;10/hour", "300/hour")
"""Mails to the operator."""
FOLLOW_LINK = RateLimit("follow-link", "120/minute;1500/hour", "20000/hour", reserve="20/minute")
"""Requests that show a short link, right or wrong: one of 2^70 is guessed at this rate by nobody."""
UNSUBSCRIBE = RateLimit("unsubscribe", "600/minute;20000/hour", "100000/hour", reserve="60/minute")
"""One click in a mail: the providers of mailboxes ask for thousands of people from few addresses."""
REPORT_BOUNCE = RateLimit("report-bounce", "600/minute;20000/hour", "60000/hour", reserve="60/minute")
UPLOAD = RateLimit("upload", "20/minute;120/hour", "6000/hour", reserve="6/hour")
TRACK = RateLimit("track", "60/minute;1000/hour", "6000/minute", reserve="10/minute")
CALCULATE = RateLimit("calculate", "60/minute;1000/hour", "6000/minute", reserve="10/minute")
PREVIEW_SEARCH = RateLimit("preview-search", "60/minute;1000/hour", "6000/minute", reserve="10/minute")
"""Searches that somebody considers to save: three queries each."""
PICTURE = RateLimit("picture", "60/minute;600/hour", "600/minute", reserve="6/minute")
"""Pictures of jobs: those who show shared links ask for each once."""
FEED = RateLimit("feed", "120/minute;3000/hour", "6000/minute", reserve="10/minute")
WHOLE_FEED = RateLimit("whole-feed", "4/minute;30/hour", "120/hour", reserve="2/hour")
PAGE = RateLimit("page", "600/minute", "30000/minute", reserve="60/minute")
"""Rendered pages, apart from everything else: ten a second are more than a person reads or a crawler asks for."""
WRITE = RateLimit("write", "60/minute", "20000/hour", reserve="20/minute")
TYPESET_CV = RateLimit("typeset-cv", "20/minute;120/hour", "6000/hour", reserve="6/hour")
EDIT_CV = RateLimit("edit-cv", "240/minute;4000/hour", "120000/hour", reserve="60/minute")
"""Fields of CVs, which are saved while somebody types."""
OPEN_CANDIDATE = RateLimit("open-candidate", "60/hour")
OPEN_CANDIDATE_OF_EMPLOYER = RateLimit("open-candidate-of-employer", "300/day")
"""CVs that a member, and all members of an employer, open in the CV database: enough to choose among people, and too
few to carry it off."""
