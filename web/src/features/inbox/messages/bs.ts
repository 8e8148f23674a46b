import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Pristigle prijave",
  lead: "Prijave na oglase poslodavca {employer}",
  byJob: "Oglas",
  byStatus: "Stanje prijave",
  allJobs: "Svi oglasi",
  allStatuses: "Sve prijave",
  newCount: "{shown} novo",
  count: "{count, plural, one {{shown} prijava} few {{shown} prijave} other {{shown} prijava}}",
  none: "Ovdje nema prijava",
  noneHint: "Kada neko pošalje prijavu, stići će Vam e-mail, a prijava će čekati ovdje.",
  nameless: "Povučena prijava",
  sentAt: "Poslana {date}",
  resentAt: "Izmijenjena {date}",
  back: "Sve prijave",
  neighbours: {
    label: "Susjedne prijave",
    previous: "Prethodna prijava",
    next: "Sljedeća prijava",
    keys: "Tipkama ← i → prelazite s prijave na prijavu. Time se nijedna ne otvara.",
  },
  withdrawn: "Prijava je povučena",
  withdrawnHint: "Podaci i dokumenti te osobe više se ne prikazuju.",
  contact: "Kontakt",
  again: "Ova osoba se na isti oglas prijavila i ranije.",
  documents: "Dokumenti",
  cv: "Biografija (CV)",
  otherDocument: "Prilog",
  documentGone: "Dokument je uklonjen.",
  coverLetter: "Motivaciono pismo",
  history: "Put prijave",
  for: "Za oglas: {title}",
  superseded: "Odnosi se na raniju verziju prijave",
  notOpened: "Novu verziju još niste pogledali",
  opening: {
    closedTitle: "Prijavu još niko nije pogledao",
    updatedTitle: "Novu verziju prijave još niko nije pogledao",
    closedText:
      "Kontakt, pismo i dokumenti prikazuju se kada prijavu otvorite. Osoba koja se prijavila tada će saznati da ste prijavu pogledali.",
    open: "Otvori prijavu",
    done: "Prijava je zabilježena kao pogledana",
    openedTitle: "Osoba koja se prijavila zna da ste prijavu pogledali",
    openedText: "Kada odlučite, završite selekciju, da niko ne čeka bez odgovora.",
    neverTitle: "Ovu prijavu niko nije pogledao",
    neverText: "Selekcija je završena, pa se sadržaj prijave više ne može otvoriti.",
  },
  ending: {
    job: "Završi selekciju za oglas",
    jobTitle: "Završiti selekciju za sve prijave?",
    jobText:
      "Svima koji su se prijavili na oglas „{title}” javit ćemo da je selekcija završena. To se ne može poništiti.",
    jobDone:
      "{count, plural, one {Završena je {shown} prijava} few {Završene su {shown} prijave} other {Završeno je {shown} prijava}}",
    one: "Završi selekciju",
    oneTitle: "Završiti selekciju za ovu prijavu?",
    oneText: "{name}: javit ćemo da je selekcija završena. To se ne može poništiti.",
    oneUnopened: "Prijava nije pogledana. Kada selekcija završi, više se neće moći otvoriti.",
    jobUnopened:
      "{count, plural, one {{shown} prijava još nije pogledana} few {{shown} prijave još nisu pogledane} other {{shown} prijava još nije pogledano}}. Kada selekcija završi, više se neće moći otvoriti.",
    oneDone: "Selekcija je završena",
    failed: "Nismo uspjeli zabilježiti promjenu",
    reason: "Razlog koji će vidjeti osoba koja se prijavila",
    confirm: "Završi selekciju",
    reasons: {
      finished: "Selekcija je završena",
      hired: "Osoba je zaposlena",
      "not-selected": "Odabrana je druga osoba",
      cancelled: "Konkurs je poništen",
    },
  },
};

export default messages;
