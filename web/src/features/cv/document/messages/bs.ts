import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  cv: "Biografija",
  sections: {
    summary: "O meni",
    keywords: "Ključne vještine",
    work: "Radno iskustvo",
    volunteering: "Volontiranje",
    education: "Obrazovanje",
    "additional-education": "Dodatno obrazovanje",
    "digital-skills": "Digitalne vještine",
    "other-skills": "Ostale vještine",
    languages: "Jezici",
    licences: "Vozačka dozvola",
    projects: "Projekti",
    awards: "Nagrade i priznanja",
    conferences: "Konferencije",
    bibliography: "Bibliografija",
  },
  born: "Datum rođenja",
  citizenship: "Državljanstvo",
  educationLevel: "Stepen obrazovanja",
  today: "danas",
  until: "do",
  level: {
    basic: "osnovno",
    advanced: "napredno",
    professional: "stručno",
    native: "maternji jezik",
  },
};

export default messages;
