import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Data about you",
  lead: "If you applied without an account, we will send you a link to see, download or erase everything that we hold about you.",
  contact: "E-mail address or phone number",
  submit: "Send the link",
  requested: "If we hold anything about you, the link is on its way",
  requestedText: "Check your mail or messages. The link is valid for 24 hours.",
  requestFailed: "The link was not sent",
  account: "Do you have an account? Its data is in the settings, after you sign in.",
  expiredTitle: "The link is no longer valid",
  expiredText: "It has expired, or the data has been erased in the meantime.",
  heldLead:
    "The applications sent with your address or number, the searches saved with the address, and everything that we hold with them.",
  savedSearches: "{count, plural, one {{shown} saved search} other {{shown} saved searches}}",
  nothing: "We hold nothing about you any more.",
  started: "Started {at}",
  sent: "Sent {at}",
  withdrawn: "Withdrawn {at}",
  person: "{name}, {contact}",
  letter: "cover letter",
  files: "{count, plural, one {{shown} file} other {{shown} files}}",
  exportTitle: "Download",
  exportLead: "You get all data and files in one archive, which we keep for three days.",
  exportRequest: "Ask for the archive",
  exportRequested: "The archive is being made",
  exportFailed: "The archive was not requested",
  archive: "Archive of {at}",
  making: "Being made…",
  ready: "{size}, available until {until}",
  download: "Download",
  eraseTitle: "Erasure",
  eraseLead:
    "All applications, letters and files are erased. Employers who received them are told that the data has been erased.",
  erase: "Erase everything",
  confirmTitle: "Erase everything for good?",
  confirmText: "This cannot be undone. Employers will not see your applications any more.",
  confirm: "Erase for good",
  underWay: "The data is being erased",
  underWayText: "We tell the employers first and erase then. When that is done, this link stops working.",
  eraseFailed: "The erasure was not requested",
};

export default messages;
