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
  sentAt: "Oddana {date}",
  resentAt: "Spremenjena {date}",
  back: "Vse prijave",
  neighbours: {
    label: "Sosednje prijave",
    previous: "Prejšnja prijava",
    next: "Naslednja prijava",
    keys: "S tipkama ← in → se premikate med prijavami. S tem se nobena ne odpre.",
  },
  withdrawn: "Prijava je umaknjena",
  withdrawnHint: "Podatki in dokumenti te osebe niso več prikazani.",
  contact: "Stik",
  again: "Ta oseba se je na isti oglas prijavila že prej.",
  documents: "Dokumenti",
  cv: "Življenjepis",
  otherDocument: "Priloga",
  documentGone: "Dokument je bil odstranjen.",
  coverLetter: "Motivacijsko pismo",
  history: "Pot prijave",
  for: "Za oglas: {title}",
  superseded: "Velja za prejšnjo različico prijave",
  notOpened: "Nove različice si še niste ogledali",
  opening: {
    closedTitle: "Prijave si še nihče ni ogledal",
    updatedTitle: "Nove različice prijave si še nihče ni ogledal",
    closedText:
      "Kontaktni podatki, pismo in dokumenti se prikažejo, ko prijavo odprete. Oseba, ki se je prijavila, bo takrat izvedela, da ste si prijavo ogledali.",
    open: "Odpri prijavo",
    done: "Prijava je zabeležena kot ogledana",
    openedTitle: "Oseba, ki se je prijavila, ve, da ste si prijavo ogledali",
    openedText: "Ko se odločite, končajte izbirni postopek, da nihče ne bo čakal brez odgovora.",
    neverTitle: "Te prijave si ni ogledal nihče",
    neverText: "Izbirni postopek je končan, zato vsebine prijave ni več mogoče odpreti.",
  },
  ending: {
    job: "Končaj izbirni postopek za oglas",
    jobTitle: "Končati izbirni postopek za vse prijave?",
    jobText:
      "Vsem, ki so se prijavili na oglas »{title}«, bomo sporočili, da je izbirni postopek končan. Tega ni mogoče razveljaviti.",
    jobDone:
      "{count, plural, one {Končana je {shown} prijava} two {Končani sta {shown} prijavi} few {Končane so {shown} prijave} other {Končanih je {shown} prijav}}",
    one: "Končaj izbirni postopek",
    oneTitle: "Končati izbirni postopek za to prijavo?",
    oneText: "{name}: sporočili bomo, da je izbirni postopek končan. Tega ni mogoče razveljaviti.",
    oneUnopened: "Prijava ni ogledana. Ko bo izbirni postopek končan, je ne bo več mogoče odpreti.",
    jobUnopened:
      "{count, plural, one {{shown} prijava še ni ogledana} two {{shown} prijavi še nista ogledani} few {{shown} prijave še niso ogledane} other {{shown} prijav še ni ogledanih}}. Ko bo izbirni postopek končan, jih ne bo več mogoče odpreti.",
    oneDone: "Izbirni postopek je končan",
    failed: "Spremembe nismo mogli zabeležiti",
    reason: "Razlog, ki ga bo videla oseba, ki se je prijavila",
    confirm: "Končaj izbirni postopek",
    reasons: {
      finished: "Izbirni postopek je končan",
      hired: "Oseba je zaposlena",
      "not-selected": "Izbrana je bila druga oseba",
      cancelled: "Razpis je preklican",
    },
  },
};

export default messages;
