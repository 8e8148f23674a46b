import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Prejete prijave",
  lead: "Prijave na oglase delodajalca {employer}",
  byJob: "Oglas",
  byStatus: "Stanje prijave",
  allJobs: "Vsi oglasi",
  allStatuses: "Vse prijave",
  newCount: "{shown} novo",
  count:
    "{count, plural, one {{shown} prijava} two {{shown} prijavi} few {{shown} prijave} other {{shown} prijav}}",
  none: "Tu ni prijav",
  noneHint: "Ko kdo pošlje prijavo, boste prejeli e-pošto, prijava pa vas bo čakala tukaj.",
  nameless: "Umaknjena prijava",
  sentAt: "Poslana {date}",
  resentAt: "Posodobljena {date}",
  back: "Vse prijave",
  withdrawn: "Kandidat je prijavo umaknil",
  withdrawnHint: "Njegovi podatki in dokumenti niso več prikazani.",
  contact: "Stik",
  again: "Ta oseba se je na isti oglas prijavila že prej.",
  documents: "Dokumenti",
  cv: "Življenjepis",
  otherDocument: "Priloga",
  documentGone: "Dokument je bil odstranjen.",
  coverLetter: "Spremno pismo",
  history: "Pot prijave",
  for: "Za oglas: {title}",
  status: {
    new: "Nova",
    updated: "Posodobljena",
    seen: "Pregledana",
    ended: "Zaključena",
    withdrawn: "Umaknjena",
  },
  steps: {
    initiated: "Prijava se je začela",
    "code-verified": "Stik je potrjen",
    sent: "Prijava je poslana",
    resent: "Kandidat jo je posodobil",
    forwarded: "Prejeli ste obvestilo o prijavi",
    seen: "Prijava je pregledana",
    ended: "Izbor je zaključen",
    deleted: "Prijava je umaknjena",
  },
  marking: {
    unseenTitle: "Kandidat še ne ve, da ste prijavo videli",
    unseenText: "Označite jo kot pregledano in mu bomo sporočili. Samo branje te strani ne zabeleži ničesar.",
    seenTitle: "Kandidat ve, da ste prijavo videli",
    seenText: "Ko se odločite, zaključite izbor, da nihče ne bo čakal brez odgovora.",
    markSeen: "Označi kot pregledano",
    done: "Prijava je označena kot pregledana",
  },
  ending: {
    job: "Zaključi izbor za oglas",
    jobTitle: "Zaključim izbor za vse prijave?",
    jobText:
      "Vsi, ki so se prijavili na oglas »{title}«, bodo obveščeni, da je izbor zaključen. Tega ni mogoče razveljaviti.",
    jobDone:
      "{count, plural, one {Zaključena je {shown} prijava} two {Zaključeni sta {shown} prijavi} few {Zaključene so {shown} prijave} other {Zaključenih je {shown} prijav}}",
    one: "Zaključi izbor",
    oneTitle: "Zaključim izbor za to prijavo?",
    oneText: "{name} bo prejel(-a) obvestilo, da je izbor zaključen. Tega ni mogoče razveljaviti.",
    oneDone: "Izbor je zaključen",
    failed: "Spremembe nismo mogli zabeležiti",
    reason: "Razlog, ki ga bo videl kandidat",
    confirm: "Zaključi izbor",
    reasons: {
      finished: "Izbor je zaključen",
      hired: "Oseba je zaposlena",
      "not-selected": "Izbran je bil drug kandidat",
      cancelled: "Razpis je preklican",
    },
  },
};

export default messages;
