const messages = {
  config: {
    title: "Postavke poslužitelja",
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
    lead: "Sve vrste stranica s adresom na svakom jeziku. Riječ iza dvotočke stoji umjesto promjenjivog dijela.",
    indexable: "za tražilice",
  },
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    debug: typeof messages;
  }
}

export default messages;
