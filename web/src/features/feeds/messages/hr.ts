const messages = {
  title: "Izvori oglasa",
  lead: "Što je donijelo posljednje čitanje svakog izvora i zašto neki oglasi nisu preuzeti.",
  none: "Još nema izvora. Dodaje ih naredba {command}.",
  all: "Svi izvori",
  never: "još nije čitan",
  schedule: {
    paused: "zaustavljen",
    byHand: "samo na naredbu",
    minutes: "svakih {count} min",
    hours: "svakih {count} h",
    days: "svakih {count} d",
  },
  outcome: {
    running: "čitanje traje",
    done: "pročitan",
    "not-modified": "bez promjena",
    broken: "pročitan dijelom ili nikako",
    failed: "nije dohvaćen",
    interrupted: "prekinuto",
  },
  counts: {
    read: "Pročitano",
    added: "Novo",
    joined: "Spojeno",
    changed: "Promijenjeno",
    unchanged: "Isto",
    refused: "Odbijeno",
    missing: "Nema ih više",
    closed: "Zatvoreno",
  },
  reading: {
    title: "Čitanje {number}",
    why: "Zašto nije dovršeno",
    size: "Veličina dokumenta: {size}",
    reasons: "Razlozi odbijanja",
    samples: "Primjeri odbijenih oglasa",
    samplesLead: "Prvih {count}; što se tražilo i što je ondje stajalo piše na engleskom.",
    noneRefused: "Nijedan oglas nije odbijen.",
    others: "Posljednja čitanja",
    unknown: "Razlog: {code}",
  },
  codes: {
    MALFORMED_ITEM: "Zapis oglasa nije ispravan",
    ITEM_TOO_LONG: "Oglas je predug",
    ITEM_TOO_DEEP: "Oglas ima previše razina",
    INVALID_ENCODING: "Slova se ne mogu pročitati u navedenom kodiranju",
    INVALID_CHARACTERS: "Oglas sadrži upravljačke znakove",
    INVALID_ITEM: "Jedno polje nije ispravno",
    REPEATED_ITEM: "Raniji oglas ima istu oznaku",
    NO_ID: "Nema oznake oglasa",
    NO_TITLE: "Nema naslova",
    NO_DESCRIPTION: "Nema opisa",
    NO_EMPLOYER: "Nema poslodavca",
    NO_PLACE: "Nema mjesta rada",
    NO_WAY_TO_APPLY: "Nema načina prijave",
    INVALID_DATE: "Datum nije razumljiv",
    CLOSES_BEFORE_IT_OPENS: "Rok istječe prije objave",
    INVALID_SALARY: "Plaća nije razumljiva",
    NOT_THIS_FORMAT: "Dokument je drugog oblika, primjerice stranica za ulaz u račun",
    NOTHING_READ: "Nijedan oglas nije preuzet",
    MALFORMED_FEED: "Zapis dokumenta nije ispravan",
    FEED_CUT_OFF: "Dokument je odsječen",
    FORBIDDEN_MARKUP: "Dokument određuje vlastite entitete",
    UNKNOWN_ENCODING: "Nepoznato kodiranje slova",
    ADDRESS_NOT_ALLOWED: "Adresa nije dopuštena",
    HOST_UNKNOWN: "Poslužitelj nije pronađen",
    TOO_MANY_REDIRECTS: "Previše preusmjeravanja",
    STATUS_NOT_OK: "Poslužitelj je odbio zahtjev",
    TIMED_OUT: "Poslužitelj je bio prespor",
    CONNECTION_FAILED: "Veza nije uspjela",
    CUT_OFF: "Veza je prekinuta prije kraja dokumenta",
    TOO_LARGE: "Dokument je prevelik",
    EXPANDS_TOO_MUCH: "Raspakirani dokument bio bi prevelik",
    ENCODING_UNKNOWN: "Dokument je sažet na nepoznat način",
    FILE_UNREADABLE: "Datoteka se ne može čitati",
  },
  keptOpen: {
    FEED_NOT_WHOLE: "Oglasi kojih više nema ostali su otvoreni: dokument nije pročitan do kraja.",
    FEED_EMPTY:
      "Oglasi kojih više nema ostali su otvoreni: u dokumentu nije bilo nijednog upotrebljivog oglasa.",
    FEED_SUDDENLY_SMALL:
      "Oglasi kojih više nema ostali su otvoreni: izvor se naglo smanjio. Provjerite ga; {command} ih zatvara.",
    FEED_ITEMS_UNNAMED: "Oglasi kojih više nema ostali su otvoreni: možda su među odbijenima bez oznake.",
  },
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    feeds: typeof messages;
  }
}

export default messages;
