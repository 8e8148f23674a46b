"""Names of the tasks of accounts; each is about the id of a row."""

SEND_REGISTRATION_CODE = "accounts.send_registration_code"
RESEND_CODE = "accounts.resend_code"
SEND_SIGN_IN_CODE = "accounts.send_sign_in_code"
SEND_PASSWORD_LINK = "accounts.send_password_link"  # noqa: S105 - a name
SEND_EMAIL_LINK = "accounts.send_email_link"
NOTIFY_EMAIL_CHANGED = "accounts.tell_email_changed"
NOTIFY_PASSWORD_CHANGED = "accounts.tell_password_changed"  # noqa: S105 - a name
NOTIFY_NEW_DEVICE = "accounts.tell_new_device"
NOTIFY_SECOND_FACTOR_ADDED = "accounts.tell_second_factor_added"
NOTIFY_SECOND_FACTOR_REMOVED = "accounts.tell_second_factor_removed"
NOTIFY_RECOVERY_CODES_MADE = "accounts.tell_recovery_codes_made"
NOTIFY_RECOVERY_CODE_USED = "accounts.tell_recovery_code_used"
MAKE_EXPORT = "accounts.make_export"
ERASE_PERSON = "accounts.erase_person"
NOTIFY_DEACTIVATED = "accounts.tell_deactivated"
SEND_PERSONAL_DATA_LINK = "accounts.send_personal_data_link"
ERASE_CONTACT = "accounts.erase_contact"
