import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  rulesOne: "Dozvoljeno: {endings}. Najviše {megabytes}\u00a0MB.",
  rulesMany: "Dozvoljeno: {endings}. Najviše datoteka: {max}, svaka do {megabytes}\u00a0MB.",
  replace: "Zamijeni datoteku",
  replaceHint: "Nova datoteka zamjenjuje ovu.",
  remove: "Ukloni datoteku {name}",
  retry: "Pokušaj ponovo poslati datoteku {name}",
  progress: "Slanje datoteke {name}",
  tooMany:
    "Previše datoteka: {max, plural, one {dozvoljena je samo {shown}} few {dozvoljene su samo {shown}} other {dozvoljeno je samo {shown}}}. Ova nije dodana.",
  state: {
    waiting: "čeka na red",
    sending: "šalje se…",
    sent: "priloženo",
    failed: "nije priloženo",
  },
};

export default messages;
