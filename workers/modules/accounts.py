"""Background work for accounts: mails, exports of personal data, erasure, retention."""

from collections.abc import Sequence
from datetime import timedelta

from domain.accounts import tasks
from domain.accounts.services import AccountModule
from workers.mail.account_mails import ACCOUNT_MAILS
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.tasks.account_mails import AccountMails
from workers.tasks.guest_data_links import GuestDataLinks
from workers.tasks.person_erasure import PersonErasure
from workers.tasks.personal_data_export import PersonalDataExport
from workers.tasks.scheduled_task import ScheduledTask


def _tasks(mails: AccountMails, export: PersonalDataExport, erasure: PersonErasure, guests: GuestDataLinks) -> Tasks:
    return {
        tasks.SEND_REGISTRATION_CODE: mails.send_registration_code,
        tasks.RESEND_CODE: mails.resend_code,
        tasks.SEND_SIGN_IN_CODE: mails.send_sign_in_code,
        tasks.SEND_PASSWORD_LINK: mails.send_password_link,
        tasks.SEND_EMAIL_LINK: mails.send_email_link,
        tasks.NOTIFY_EMAIL_CHANGED: mails.notify_email_changed,
        tasks.NOTIFY_PASSWORD_CHANGED: mails.notify_password_changed,
        tasks.NOTIFY_NEW_DEVICE: mails.notify_new_device,
        tasks.NOTIFY_DEACTIVATED: mails.notify_deactivated,
        tasks.SEND_INACTIVITY_NOTICE: mails.send_inactivity_notice,
        tasks.NOTIFY_SECOND_FACTOR_ADDED: mails.notify_second_factor("added"),
        tasks.NOTIFY_SECOND_FACTOR_REMOVED: mails.notify_second_factor("removed"),
        tasks.NOTIFY_RECOVERY_CODES_MADE: mails.notify_second_factor("codes-made"),
        tasks.NOTIFY_RECOVERY_CODE_USED: mails.notify_second_factor("code-used"),
        tasks.MAKE_EXPORT: export.make_export,
        tasks.ERASE_PERSON: erasure.erase_person,
        tasks.SEND_PERSONAL_DATA_LINK: guests.send_link,
        tasks.ERASE_CONTACT: erasure.erase_contact,
    }


def _scheduled_tasks(accounts: AccountModule) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("remove_unverified_registrations", hour, accounts.registrations.remove_unverified),
        ScheduledTask("delete_ended_sessions", hour, accounts.sessions.delete_ended),
        ScheduledTask("delete_expired_challenges", hour, accounts.second_step.delete_expired),
        ScheduledTask("delete_expired_links", hour, accounts.links.delete_expired),
        ScheduledTask("delete_expired_exports", hour, accounts.exports.delete_expired),
        ScheduledTask("erase_deactivated_accounts", hour, accounts.erasure.request_overdue),
    )


MODULE = WorkerModule("accounts", tasks=_tasks, scheduled_tasks=_scheduled_tasks, mails=ACCOUNT_MAILS)
