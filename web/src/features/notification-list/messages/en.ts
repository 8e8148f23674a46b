import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Updates",
  lead: "What happened to your applications, saved jobs, searches and account.",
  settings: "What you want to hear of, and how",
  unread: "Unread",
  markAll: "Mark all as read",
  markFailed: "The updates were not marked as read",
  more: "Older updates",
  matches: "{name}: {shown}",
  closes: "until {date}",
  templates: {
    "alert-matches": "New jobs for your search",
    "application-forwarded": "The employer has received your application",
    "application-seen": "The employer has opened your application",
    "application-ended": "The selection has ended",
    "application-unanswered": "The employer has not answered your application",
    "saved-job-closing": "A job you saved closes soon",
    "saved-job-closed": "A job you saved no longer takes applications",
    "saved-job-salary-changed": "The salary of a job you saved has changed",
    "password-changed": "The password of your account was changed",
    "email-changed": "The e-mail address of your account was changed",
    "new-device": "Somebody signed in to your account on a new device",
    "second-factor-changed": "Sign-in in two steps was changed",
  },
  empty: {
    title: "No updates yet",
    text: "You will read here when an employer opens your application, when a job you saved is about to close, or when there is a new job for your search.",
    search: "Search jobs",
  },
};

export default messages;
