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
  fact: "{fact, select, ApplicationInitiated {Prijava začeta} ApplicationCodeRequested {Zahtevana nova koda} ApplicationCodeVerified {Koda potrjena} ApplicationSent {Prijava oddana} ApplicationResent {Prijava spremenjena in znova oddana} ApplicationDeleted {Prijava izbrisana} ApplicationForwarded {Posredovana delodajalcu} ApplicationSeen {Delodajalec si jo je ogledal} ApplicationEnded {Izbor končan} other {{fact}}}",
  stageName:
    "{stage, select, initiated {začeta} verified {potrjena} sent {oddana} ended {končana} other {{stage}}}",
  role: "{role, select, guest {gost} jobseeker {iskalec zaposlitve} employer {delodajalec} auditor {revizor} administrator {administrator} system {sistem} other {{role}}}",
  channel:
    "{channel, select, web {spletno mesto} link {podpisano povezavo} task {opravilo v ozadju} import {uvoz} other {{channel}}}",
};

export default messages;
