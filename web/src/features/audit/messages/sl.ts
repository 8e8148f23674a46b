import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Vpogled v zgodovino prijave",
  lead: "Dejstva so zapisana enkrat in se ne spreminjajo. Osebni podatki tu niso prikazani. Premaknite drsnik in videli boste stanje v katerem koli trenutku.",
  asOf: "Stanje na dan",
  before: "pred prvim dejstvom",
  facts:
    "{count, plural, one {{shown} dejstvo} two {{shown} dejstvi} few {{shown} dejstva} other {{shown} dejstev}}",
  history: "Dejstva po vrsti",
  noFacts: "Do tega trenutka se ni zgodilo nič.",
  state: "Stanje",
  stage: "Stopnja",
  forwarded: "Posredovana",
  seen: "Pregledana",
  deleted: "Izbrisana",
  signedIn: "Z računom",
  job: "Oglas",
  employer: "Delodajalec",
  notYet: "V tem trenutku prijave še ni bilo.",
  yes: "da",
  no: "ne",
  by: "{actor}, po poti: {channel}",
  envelope: "Ovojnica in podatki",
};

export default messages;
