import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Baza biografija",
  lead: "Ljudi koji traže posao i žele da ih poslodavci nađu. Ime i kontakt vidite kada otvorite biografiju.",
  notice: "Kada otvorite biografiju, osoba će vidjeti da ju je pogledao poslodavac {employer}, i kada.",
  count: "{count, plural, one {{shown} biografija} few {{shown} biografije} other {{shown} biografija}}",
  none: "Nema takvih biografija",
  noneHint: "Uklonite neki filter ili navratite kasnije: nove biografije pojave se čim ih ljudi pokažu.",
  untitled: "Biografija bez naslova",
  looksFor: "Traži posao",
  places: "Gdje",
  employments: "Zaposlenje",
  educationLevel: "Obrazovanje",
  languages: "Jezici",
  native: "maternji",
  work: "Radno iskustvo",
  years:
    "{count, plural, =0 {manje od godine} one {{shown} godina} few {{shown} godine} other {{shown} godina}}",
  salary: "očekivana plata {amount}",
  updatedAt: "Izmijenjeno {date}",
  openedAt: "Otvoreno {date}",
  open: "Otvori biografiju",
  notOpened: "Biografija se nije otvorila",
  opened: {
    title: "Biografija",
    noted: "Zabilježeno je da ste pogledali ovu biografiju. Osoba to vidi uz svoju biografiju.",
  },
  filter: {
    label: "Filteri",
    position: "Zanimanje koje traži",
    place: "Mjesto",
    educationLevel: "Obrazovanje, barem",
    language: "Jezik koji govori",
    any: "Svejedno",
  },
};

export default messages;
