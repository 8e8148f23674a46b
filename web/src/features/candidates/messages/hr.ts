const messages = {
  title: "Baza životopisa",
  lead: "Ljudi koji traže posao i žele da ih poslodavci nađu. Ime i kontakt vidite kad otvorite životopis.",
  notice: "Kad otvorite životopis, osoba će vidjeti da ga je pogledao poslodavac {employer}, i kada.",
  count: "{count, plural, one {{shown} životopis} few {{shown} životopisa} other {{shown} životopisa}}",
  none: "Nema takvih životopisa",
  noneHint: "Uklonite koji filtar ili navratite poslije: novi se životopisi pojavljuju čim ih ljudi pokažu.",
  untitled: "Životopis bez naslova",
  looksFor: "Traži posao",
  places: "Gdje",
  employments: "Zaposlenje",
  educationLevel: "Obrazovanje",
  languages: "Jezici",
  native: "materinski",
  work: "Radno iskustvo",
  years:
    "{count, plural, =0 {manje od godine} one {{shown} godina} few {{shown} godine} other {{shown} godina}}",
  salary: "očekivana plaća {amount}",
  updatedAt: "Izmijenjeno {date}",
  openedAt: "Otvoreno {date}",
  open: "Otvori životopis",
  notOpened: "Životopis se nije otvorio",
  opened: {
    title: "Životopis",
    noted: "Zabilježeno je da ste pogledali ovaj životopis. Osoba to vidi uz svoj životopis.",
  },
  filter: {
    label: "Filtri",
    position: "Zanimanje koje traži",
    place: "Mjesto",
    educationLevel: "Obrazovanje, barem",
    language: "Jezik koji govori",
    any: "Svejedno",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    candidates: typeof messages;
  }
}
