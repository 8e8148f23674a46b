import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Novosti",
  lead: "Kaj se je zgodilo z vašimi prijavami, shranjenimi delovnimi mesti, iskanji in računom.",
  settings: "Kaj želite prejemati in kako",
  unread: "Neprebrano",
  markAll: "Označi vse kot prebrano",
  markFailed: "Novosti niso bile označene kot prebrane",
  more: "Starejše novosti",
  matches: "{name}: {shown}",
  closes: "do {date}",
  templates: {
    "alert-matches": "Nova delovna mesta po vašem iskanju",
    "saved-job-closing": "Rok za prijavo na shranjeno delovno mesto se izteka",
    "saved-job-closed": "Shranjeno delovno mesto ne sprejema več prijav",
    "saved-job-salary-changed": "Pri shranjenem delovnem mestu se je spremenila plača",
    "password-changed": "Vaše geslo je spremenjeno",
    "email-changed": "E-poštni naslov vašega računa je spremenjen",
    "new-device": "Nova naprava v vašem računu",
    "second-factor-changed": "Drugi korak vstopa je spremenjen",
  },
  empty: {
    title: "Novosti še ni",
    text: "Tukaj boste prebrali, ko si delodajalec ogleda vašo prijavo, ko se izteka rok za shranjeno delovno mesto ali ko se najde novo delovno mesto po vašem iskanju.",
    search: "Iščite delovna mesta",
  },
};

export default messages;
