import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Različica {version} z dne {date}",
  former: "To je prejšnja različica.",
  toNewest: "Na veljavno različico",
  contact: {
    title: "Pišite nam",
    toForm: "Na obrazec",
    goesTo:
      "Sporočilo gre po e-pošti na {email}. Tukaj ga hranimo le, dokler ga ne prevzame poštni strežnik.",
    name: "Ime in priimek",
    email: "E-poštni naslov za odgovor",
    topic: "Tema",
    message: "Sporočilo",
    messageHint: "Brez gesel, kod in dokumentov.",
    submit: "Pošlji sporočilo",
    sent: "Sporočilo je poslano",
    sentText: "Odgovor bo prišel na {email}.",
    failed: "Sporočilo ni bilo poslano",
    topics: {
      site: "Delovanje strani",
      account: "Moj račun",
      data: "Podatki o meni",
      ad: "Oglas",
      employers: "Za delodajalce",
      other: "Drugo",
    },
  },
};

export default messages;
