import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Version {version} of {date}",
  former: "This is a former version.",
  toNewest: "To the version in force",
  contact: {
    title: "Write to us",
    toForm: "Go to the form",
    goesTo: "The message goes by e-mail to {email}. We keep it here only until the mail server has taken it.",
    name: "Your name",
    email: "E-mail address for the reply",
    topic: "Topic",
    message: "Message",
    messageHint: "No passwords, codes or documents, please.",
    submit: "Send the message",
    sent: "The message has been sent",
    sentText: "The reply will come to {email}.",
    failed: "The message was not sent",
    topics: {
      site: "How the site works",
      account: "My account",
      data: "Data about me",
      ad: "An ad",
      employers: "For employers",
      other: "Something else",
    },
  },
};

export default messages;
