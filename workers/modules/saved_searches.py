"""Background work for saved searches: matching, and the mails about new matches."""

from workers.mail.alert_mails import ALERT_MAILS
from workers.modules.module import WorkerModule

MODULE = WorkerModule("saved_searches", mails=ALERT_MAILS)
