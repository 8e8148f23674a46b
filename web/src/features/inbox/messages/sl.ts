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
  status: {
    new: "Nova",
    updated: "Spremenjena",
    seen: "Ogledana",
    ended: "Končana",
    withdrawn: "Umaknjena",
  },
  steps: {
    initiated: "Prijava je začeta",
    "code-verified": "Stik je potrjen",
    sent: "Prijava je oddana",
    resent: "Prijava je spremenjena",
    forwarded: "Prejeli ste obvestilo o prijavi",
    seen: "Prijava je ogledana",
    ended: "Izbirni postopek je končan",
    deleted: "Prijava je umaknjena",
  },
  superseded: "Velja za prejšnjo različico prijave",
  notOpened: "Nove različice še niste odprli",
  marking: {
    unseenTitle: "Oseba, ki se je prijavila, še ne ve, da ste prijavo videli",
    unseenText:
      "Označite jo kot ogledano in osebo bomo obvestili. Samo branje te strani ne zabeleži ničesar.",
    seenTitle: "Oseba, ki se je prijavila, ve, da ste prijavo videli",
    seenText: "Ko se odločite, končajte izbirni postopek, da nihče ne bo čakal brez odgovora.",
    markSeen: "Označi kot ogledano",
    done: "Prijava je označena kot ogledana",
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
