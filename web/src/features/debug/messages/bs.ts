import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Postavke servera",
    lead: "Vrijednosti procesa koji je odgovorio. Lozinke, ključevi i adrese usluga ne prikazuju se.",
    unset: "nije postavljeno",
  },
  routes: {
    title: "Adrese stranica",
    lead: "Sve vrste stranica s adresom na svakom jeziku. Riječ iza znaka „:” stoji umjesto promjenjivog dijela.",
    indexable: "za pretraživače",
  },
};

export default messages;
