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
    "saved-job-closing": "A job you saved closes soon",
    "saved-job-closed": "A job you saved no longer takes applications",
    "saved-job-salary-changed": "The salary of a job you saved has changed",
    "password-changed": "Your password has been changed",
    "email-changed": "The e-mail address of your account has changed",
    "new-device": "A new device in your account",
    "second-factor-changed": "The second step of signing in was changed",
  },
  empty: {
    title: "No updates yet",
    text: "You will read here when an employer has seen your application, when a job you saved is about to close, or when there is a new job for your search.",
    search: "Search jobs",
  },
};

export default messages;
