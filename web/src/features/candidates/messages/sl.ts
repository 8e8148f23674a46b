import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Baza življenjepisov",
  lead: "Ljudje, ki iščejo zaposlitev in želijo, da jih delodajalci najdejo. Ime in stik vidite, ko življenjepis odprete.",
  notice: "Ko odprete življenjepis, bo oseba videla, da si ga je ogledal delodajalec {employer}, in kdaj.",
  count:
    "{count, plural, one {{shown} življenjepis} two {{shown} življenjepisa} few {{shown} življenjepisi} other {{shown} življenjepisov}}",
  none: "Takšnih življenjepisov ni",
  noneHint:
    "Odstranite kakšen filter ali se vrnite pozneje: novi življenjepisi se pojavijo, ko jih ljudje pokažejo.",
  untitled: "Življenjepis brez naslova",
  looksFor: "Išče",
  places: "Kje",
  employments: "Zaposlitev",
  educationLevel: "Izobrazba",
  languages: "Jeziki",
  native: "materni",
  work: "Delovne izkušnje",
  years:
    "{count, plural, =0 {manj kot leto} one {{shown} leto} two {{shown} leti} few {{shown} leta} other {{shown} let}}",
  salary: "pričakovana plača {amount}",
  updatedAt: "Spremenjeno {date}",
  openedAt: "Odprto {date}",
  open: "Odpri življenjepis",
  notOpened: "Življenjepis se ni odprl",
  opened: {
    title: "Življenjepis",
    noted: "Zabeleženo je, da ste si ogledali ta življenjepis. Oseba to vidi ob njem.",
  },
  filter: {
    label: "Filtri",
    position: "Poklic, ki ga išče",
    place: "Kraj",
    educationLevel: "Izobrazba, vsaj",
    language: "Jezik, ki ga govori",
    any: "Vseeno",
  },
};

export default messages;
