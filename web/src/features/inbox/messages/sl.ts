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
  superseded: "Velja za prejšnjo različico prijave",
  notOpened: "Nove različice še niste odprli",
  opening: {
    closedTitle: "Prijave še nihče ni odprl",
    updatedTitle: "Nove različice prijave še nihče ni odprl",
    closedText:
      "Kontaktni podatki, pismo in dokumenti se prikažejo, ko prijavo odprete. Oseba, ki se je prijavila, bo takrat izvedela, da ste si prijavo ogledali.",
    open: "Odpri prijavo",
    done: "Prijava je odprta",
    openedTitle: "Oseba, ki se je prijavila, ve, da ste si prijavo ogledali",
    openedText: "Ko se odločite, zaključite izbor, da nihče ne bo čakal brez odgovora.",
    neverTitle: "Te prijave ni odprl nihče",
    neverText: "Izbor je zaključen, zato vsebine prijave ni več mogoče odpreti.",
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
    oneUnopened: "Prijava ni odprta. Ko bo izbor zaključen, je ne bo več mogoče odpreti.",
    jobUnopened:
      "{count, plural, one {{shown} prijava še ni odprta} two {{shown} prijavi še nista odprti} few {{shown} prijave še niso odprte} other {{shown} prijav še ni odprtih}}. Ko bo izbor zaključen, jih ne bo več mogoče odpreti.",
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
