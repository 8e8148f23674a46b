"""Names of the tasks of accounts; each is about the id of a row."""

SEND_REGISTRATION_CODE = "accounts.send_registration_code"
RESEND_CODE = "accounts.resend_code"
SEND_SIGN_IN_CODE = "accounts.send_sign_in_code"
SEND_PASSWORD_LINK = "accounts.send_password_link"  # noqa: S105 - a name
SEND_EMAIL_LINK = "accounts.send_email_link"
NOTIFY_EMAIL_CHANGED = "accounts.tell_email_changed"
NOTIFY_PASSWORD_CHANGED = "accounts.tell_password_changed"  # noqa: S105 - a name
NOTIFY_NEW_DEVICE = "accounts.tell_new_device"
MAKE_EXPORT = "accounts.make_export"
ERASE_PERSON = "accounts.erase_person"
NOTIFY_DEACTIVATED = "accounts.tell_deactivated"
SEND_PERSONAL_DATA_LINK = "accounts.send_personal_data_link"
SEND_INACTIVITY_NOTICE = "accounts.send_inactivity_notice"
ERASE_CONTACT = "accounts.erase_contact"
