import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  rulesOne: "Dovoljeno: {endings}. Največ {megabytes} MB.",
  rulesMany: "Dovoljeno: {endings}. Največje število datotek: {max}, vsaka do {megabytes} MB.",
  replace: "Zamenjaj datoteko",
  replaceHint: "Nova datoteka bo zamenjala to.",
  remove: "Odstrani datoteko {name}",
  retry: "Poskusi znova poslati datoteko {name}",
  progress: "Pošiljanje datoteke {name}",
  tooMany:
    "Preveč datotek: {max, plural, one {dovoljena je največ {shown}} two {dovoljeni sta največ {shown}} few {dovoljene so največ {shown}} other {dovoljenih je največ {shown}}}. Ta ni bila dodana.",
  state: {
    waiting: "čaka na vrsto",
    sending: "se pošilja …",
    sent: "priloženo",
    failed: "ni priloženo",
  },
};

export default messages;
