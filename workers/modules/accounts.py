"""Background work for accounts: mails, exports of personal data, erasure, retention."""

from collections.abc import Sequence
from datetime import timedelta

from domain.accounts import tasks
from domain.accounts.assembly import ACCOUNTS
from domain.kernel.process.assembly import Assembly
from domain.notifications.assembly import NOTIFICATIONS
from domain.saved_searches.assembly import SEARCH_SUBSCRIBERS
from workers.mail.account_mails import ACCOUNT_MAILS
from workers.mail.assembly import MAILER, PAGE_URLS, SMS_SENDER
from workers.modules.applications import APPLICATIONS
from workers.modules.module import WorkerModule
from workers.personal_data import PERSONAL_DATA
from workers.tasks.account_mails import AccountMails
from workers.tasks.employer_notices import EmployerNotices
from workers.tasks.guest_addresses import GuestAddresses
from workers.tasks.guest_data_links import GuestDataLinks
from workers.tasks.person_erasure import PersonErasure
from workers.tasks.personal_data_export import PersonalDataExport
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    accounts, mailer, page_urls = services[ACCOUNTS], services[MAILER], services[PAGE_URLS]
    platform, notifications = services.platform, services[NOTIFICATIONS]
    mails = AccountMails(platform.engine, accounts, mailer, page_urls, platform.clock, notifications)
    addresses = GuestAddresses(services[APPLICATIONS].guest_contacts, services[SEARCH_SUBSCRIBERS])
    export = PersonalDataExport(accounts.exports, accounts.repository, services[PERSONAL_DATA], mailer, page_urls)
    notices = EmployerNotices(services.platform.engine)
    erasure = PersonErasure(notices, accounts, addresses, services[PERSONAL_DATA], mailer, page_urls)
    guests = GuestDataLinks(accounts.personal_data_links, addresses, mailer, services[SMS_SENDER], page_urls)
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


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    hour, accounts = timedelta(hours=1), services[ACCOUNTS]
    return (
        ScheduledTask("remove_unverified_registrations", hour, accounts.registrations.remove_unverified),
        ScheduledTask("delete_ended_sessions", hour, accounts.sessions.delete_ended),
        ScheduledTask("delete_expired_challenges", hour, accounts.second_step.delete_expired),
        ScheduledTask("delete_expired_links", hour, accounts.links.delete_expired),
        ScheduledTask("delete_expired_exports", hour, accounts.exports.delete_expired),
        ScheduledTask("erase_deactivated_accounts", hour, accounts.erasure.request_overdue),
    )


MODULE = WorkerModule("accounts", tasks=_tasks, scheduled_tasks=_scheduled_tasks, mails=ACCOUNT_MAILS)
