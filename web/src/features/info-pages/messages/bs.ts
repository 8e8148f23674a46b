import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Verzija {version} od {date}",
  former: "Ovo je ranija verzija.",
  toNewest: "Na važeću verziju",
  contact: {
    title: "Pišite nam",
    toForm: "Idite na obrazac",
    goesTo: "Poruka odlazi e-mailom na {email}. Ovdje je čuvamo samo dok je ne preuzme server pošte.",
    name: "Ime i prezime",
    email: "E-mail adresa za odgovor",
    topic: "Tema",
    message: "Poruka",
    messageHint: "Bez lozinki, kodova i dokumenata.",
    submit: "Pošalji poruku",
    sent: "Poruka je poslana",
    sentText: "Odgovor stiže na {email}.",
    failed: "Poruka nije poslana",
    topics: {
      site: "Rad stranice",
      account: "Moj nalog",
      data: "Moji podaci",
      ad: "Oglas",
      employers: "Za poslodavce",
      other: "Drugo",
    },
  },
};

export default messages;
