import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Novosti",
  lead: "Šta se dogodilo s Vašim prijavama, sačuvanim poslovima, pretragama i nalogom.",
  settings: "Šta želite primati i kako",
  unread: "Nepročitano",
  markAll: "Označi sve kao pročitano",
  markFailed: "Novosti nisu označene kao pročitane",
  more: "Starije novosti",
  matches: "{name}: {shown}",
  closes: "do {date}",
  templates: {
    "alert-matches": "Novi poslovi po Vašoj pretrazi",
    "saved-job-closing": "Prijave na sačuvani posao uskoro se zatvaraju",
    "saved-job-closed": "Sačuvani posao više ne prima prijave",
    "saved-job-salary-changed": "Na sačuvanom poslu promijenila se plata",
    "password-changed": "Vaša lozinka je promijenjena",
    "email-changed": "E-mail adresa Vašeg naloga je promijenjena",
    "new-device": "Novi uređaj na Vašem nalogu",
    "second-factor-changed": "Promijenjen je drugi korak ulaza",
  },
  empty: {
    title: "Još nema novosti",
    text: "Ovdje ćete pročitati kada poslodavac pogleda Vašu prijavu, kada se sačuvani posao zatvara ili kada se nađe novi posao po Vašoj pretrazi.",
    search: "Pretražite poslove",
  },
};

export default messages;
