import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Documents",
  lead: "CVs, diplomas and certificates for your applications. Only you can see them; an employer sees only what you send with an application.",
  list: "Your documents",
  used: "{used} of {limit}",
  kinds: {
    cv: "CV",
    document: "Other document",
  },
  details: "{size} · added {date}",
  inUse: "It is part of an application, which keeps it when you delete it.",
  temporary: "We will delete it on {date} because the application it was attached to was not sent.",
  keep: "Keep",
  keepOne: "Keep the document {name}",
  kept: "The document {name} stays",
  keepFailed: "Saving failed",
  download: "Download the document {name}",
  uploadFailed: "Sending the file failed",
  add: {
    title: "Add documents",
    kind: "What are you adding?",
    documentHint: "Diploma, certificate, reference",
    drop: "Drop files here or choose them from your device.",
    choose: "Choose files",
    rules: "Allowed: {endings}. Up to {megabytes}\u00a0MB each.",
    sending: "Files being sent",
    stored: "The document {name} was added.",
  },
  delete: {
    one: "Delete the document {name}",
    title: "Delete “{name}”?",
    text: "This can’t be undone.",
    inUse:
      "It disappears from your list and no longer counts. Applications that it is attached to keep it while they last, so an employer you sent it to can still read it.",
    button: "Delete",
    done: "The document {name} was deleted",
    failed: "Deleting failed",
  },
  empty: {
    title: "You have no documents yet",
    text: "Add your CV, and your next application will take less time.",
  },
};

export default messages;
