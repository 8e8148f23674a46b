import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Postavke servera",
    lead: "Vrijednosti procesa koji je odgovorio. Lozinke, ključevi i adrese usluga ne prikazuju se.",
    unset: "nije postavljeno",
  },
  mails: {
    title: "E-poruke",
    lead: "Sve poruke koje stranica šalje, s primjerima podataka. Jezik poruka je jezik stranice.",
    open: "Otvori kao u pošti",
  },
  routes: {
    title: "Adrese stranica",
    lead: "Sve vrste stranica s adresom na svakom jeziku. Riječ iza znaka „:” stoji umjesto promjenjivog dijela.",
    indexable: "za pretraživače",
  },
};

export default messages;
