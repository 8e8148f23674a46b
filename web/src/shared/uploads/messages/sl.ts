import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  rulesOne: "Dovoljeno: {endings}. Največ {megabytes}\u00a0MB.",
  rulesMany: "Dovoljeno: {endings}. Največje število datotek: {max}, vsaka do {megabytes}\u00a0MB.",
  replace: "Zamenjaj datoteko",
  replaceHint: "Nova datoteka bo zamenjala to.",
  remove: "Odstrani datoteko {name}",
  retry: "Poskusi znova poslati datoteko {name}",
  progress: "Pošiljanje datoteke {name}",
  tooMany:
    "Preveč datotek: {max, plural, one {dovoljena je samo {shown}} two {dovoljeni sta samo {shown}} few {dovoljene so samo {shown}} other {dovoljenih je samo {shown}}}. Ta ni bila dodana.",
  state: {
    waiting: "čaka na vrsto",
    sending: "se pošilja\u00a0…",
    sent: "priloženo",
    failed: "ni priloženo",
  },
};

export default messages;
