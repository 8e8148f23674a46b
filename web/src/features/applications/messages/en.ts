import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "My applications",
  lead: "The applications with the contact that you confirmed, newest first.",
  list: "List of applications",
  filter: {
    label: "Show",
    all: "All",
    pending: "Unfinished",
    underWay: "On their way",
    seen: "Seen",
    finished: "Finished",
  },
  counted: "{count, plural, one {{shown} application} other {{shown} applications}}",
  startedOn: "Started {date}",
  sentOn: "Sent {date}",
  pending: {
    verification: "It is waiting for you to confirm it with the code.",
    sending: "It is confirmed, but not sent yet.",
    continue: "Continue the application",
  },
  delete: {
    button: "Delete the application",
    title: "Delete the application for “{title}”?",
    pendingText: "The employer has not received it. We delete the files that you attached as well.",
    sentText:
      "The employer will no longer see it, and we will tell them that you withdrew it. This cannot be undone.",
    done: "The application has been deleted",
    failed: "It could not be deleted",
  },
  empty: {
    title: "You have no applications yet",
    text: "Once you apply for a job, you will see every step here: when it was forwarded, when the employer saw it, and how it ended.",
    browse: "Browse open jobs",
    filteredTitle: "No such applications",
    filteredText: "Choose another status or look at all of them.",
    showAll: "Show all applications",
  },
  noLink: {
    title: "A link in a message opens your applications",
    text: "Every message about an application that you got from us holds a link to your applications. Open the newest one. That way only you can see them, and no account is needed.",
    hint: "Cannot find the message? An e-mail may be in the spam folder.",
  },
  expired: {
    title: "The link has expired",
    text: "Links to applications work for 30 days, those in text messages for 90. Open the one in the newest message that we sent you. Your applications are fine.",
  },
  gone: {
    title: "This application is no longer here",
    text: "It was deleted, or another link opens it.",
  },
  detail: {
    place: "{employer}, {place}",
    toJob: "Open the ad",
    progress: "The journey of the application",
    superseded: "About an earlier version of the application",
    notOpened: "The employer has not seen the new version yet",
    noAnswer: "No answer came",
    sent: "What you sent",
    unsent: "What you will send",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    letter: "Cover letter",
    cv: "CV",
    otherDocuments: "Other documents",
    download: "Download {name}",
    fileGone: "The file has been removed",
    erased: "The details have been erased",
    ad: "The ad as it was when you applied",
    adChanged: "The employer has changed the ad since.",
    requirements: "Requirements",
    benefits: "Benefits",
    prior: "Earlier applications for the same job",
    priorOn: "Sent {date}",
    incomplete:
      "The newest steps of this application cannot be shown at the moment. You see it as it was before them. We have been notified.",
    actions: "What you can do",
    resend: "Change and send again",
    resendHint:
      "While the ad is active you can replace details and files. The employer is told that there is a new version.",
    close: "Back to my applications",
  },
  resendTitle: "Change the application: {title}",
};

export default messages;
