const messages = {
  title: "Novosti",
  lead: "Što se dogodilo s Vašim prijavama, spremljenim poslovima, pretragama i računom.",
  settings: "Što želite primati i kako",
  unread: "Nepročitano",
  markAll: "Označi sve kao pročitano",
  markFailed: "Novosti nisu označene kao pročitane",
  more: "Starije novosti",
  matches: "{name}: {shown}",
  closes: "do {date}",
  templates: {
    "alert-matches": "Novi poslovi po Vašoj pretrazi",
    "saved-job-closing": "Prijave na spremljeni posao uskoro se zatvaraju",
    "saved-job-closed": "Spremljeni posao više ne prima prijave",
    "saved-job-salary-changed": "Na spremljenom poslu promijenila se plaća",
    "password-changed": "Vaša lozinka je promijenjena",
    "email-changed": "E-mail adresa Vašeg računa je promijenjena",
    "new-device": "Novi uređaj u Vašem računu",
    "second-factor-changed": "Promijenjen je drugi korak ulaza",
  },
  empty: {
    title: "Još nema novosti",
    text: "Ovdje će pisati kad poslodavac pogleda Vašu prijavu, kad se spremljeni posao zatvara ili kad se nađe novi posao po Vašoj pretrazi.",
    search: "Pretražite poslove",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "notification-list": typeof messages;
  }
}
