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
    "application-forwarded": "Vaša je prijava kod poslodavca",
    "application-seen": "Poslodavac je otvorio Vašu prijavu",
    "application-ended": "Odabir kandidata je završen",
    "application-unanswered": "Poslodavac nije odgovorio na Vašu prijavu",
    "saved-job-closing": "Prijave na spremljeni posao uskoro se zatvaraju",
    "saved-job-closed": "Spremljeni posao više ne prima prijave",
    "saved-job-salary-changed": "Na spremljenom poslu promijenila se plaća",
    "password-changed": "Lozinka Vašeg računa je promijenjena",
    "email-changed": "E-adresa Vašeg računa je promijenjena",
    "new-device": "U Vaš se račun netko prijavio s novog uređaja",
    "second-factor-changed": "Prijava u dva koraka je promijenjena",
  },
  empty: {
    title: "Još nema novosti",
    text: "Ovdje će pisati kad poslodavac otvori Vašu prijavu, kad se spremljeni posao zatvara ili kad se nađe novi posao po Vašoj pretrazi.",
    search: "Pretražite poslove",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "notification-list": typeof messages;
  }
}
