import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  rulesOne: "Allowed: {endings}. At most {megabytes}\u00a0MB.",
  rulesMany: "Allowed: {endings}. At most {max} files, up to {megabytes}\u00a0MB each.",
  replace: "Replace the file",
  replaceHint: "A new file takes the place of this one.",
  remove: "Remove the file {name}",
  retry: "Try again to send the file {name}",
  progress: "Sending the file {name}",
  tooMany:
    "Too many files: at most {max, plural, one {{shown} is} other {{shown} are}} allowed. This one was not added.",
  state: {
    waiting: "waiting its turn",
    sending: "being sent…",
    sent: "attached",
    failed: "not attached",
  },
};

export default messages;
