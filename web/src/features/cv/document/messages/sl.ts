import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  cv: "Življenjepis",
  sections: {
    summary: "O meni",
    keywords: "Ključne veščine",
    work: "Delovne izkušnje",
    volunteering: "Prostovoljstvo",
    education: "Izobrazba",
    "additional-education": "Dodatno izobraževanje",
    "digital-skills": "Digitalne veščine",
    "other-skills": "Druge veščine",
    languages: "Jeziki",
    licences: "Vozniško dovoljenje",
    projects: "Projekti",
    awards: "Nagrade in priznanja",
    conferences: "Konference",
    bibliography: "Bibliografija",
  },
  born: "Datum rojstva",
  citizenship: "Državljanstvo",
  educationLevel: "Stopnja izobrazbe",
  today: "danes",
  until: "do",
  level: {
    basic: "osnovno",
    advanced: "napredno",
    professional: "strokovno",
    native: "materni jezik",
  },
};

export default messages;
