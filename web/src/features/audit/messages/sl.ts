import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Vpogled v zgodovino prijave",
  lead: "Dogodki se zapišejo enkrat in se ne spreminjajo. Osebni podatki tu niso prikazani. Premaknite drsnik in videli boste stanje v katerem koli trenutku.",
  asOf: "Stanje na dan",
  before: "pred prvim dogodkom",
  events:
    "{count, plural, one {{shown} dogodek} two {{shown} dogodka} few {{shown} dogodki} other {{shown} dogodkov}}",
  history: "Dogodki po vrsti",
  noEvents: "Do tega trenutka se ni zgodilo nič.",
  state: "Stanje",
  stage: "Stopnja",
  forwarded: "Posredovana",
  seen: "Ogledana",
  deleted: "Izbrisana",
  signedIn: "Z računom",
  job: "Oglas",
  employer: "Delodajalec",
  notYet: "V tem trenutku prijave še ni bilo.",
  yes: "da",
  no: "ne",
  by: "{actor}, prek {channel}",
  envelope: "Ovojnica in podatki",
  event: {
    applications: {
      ApplicationInitiated: "Prijava začeta",
      ApplicationCodeRequested: "Zahtevana nova koda",
      ApplicationCodeVerified: "Koda potrjena",
      ApplicationSent: "Prijava oddana",
      ApplicationResent: "Prijava spremenjena in znova oddana",
      ApplicationForwarded: "Posredovana delodajalcu",
      ApplicationSeen: "Delodajalec si jo je ogledal",
      ApplicationEnded: "Izbirni postopek končan",
      ApplicationDeleted: "Prijava izbrisana",
      ApplicationAdopted: "Prijava povezana z računom",
      ApplicantErased: "Osebni podatki izbrisani",
    },
    jobs: {
      JobDrafted: "Osnutek oglasa shranjen",
      JobPublished: "Oglas objavljen",
      JobEdited: "Oglas spremenjen",
      JobExtended: "Rok za prijavo podaljšan",
      JobShortened: "Rok za prijavo skrajšan",
      JobPaused: "Oglas začasno ustavljen",
      JobResumed: "Oglas znova aktiven",
      JobExpired: "Rok za prijavo potekel",
      JobClosed: "Oglas zaprt",
      JobRelisted: "Oglas znova objavljen",
      JobRemoved: "Oglas odstranjen",
      JobSourceJoined: "Dodan še en vir oglasa",
      JobSourceSeparated: "Vir oglasa ločen",
    },
  },
  status: "Status, ki ga vidi oseba, ki se je prijavila",
  statusName: {
    pending: "nedokončana",
    sent: "oddana",
    forwarded: "posredovana delodajalcu",
    seen: "ogledana",
    ended: "izbirni postopek končan",
    "no-feedback": "brez odgovora",
    deleted: "izbrisana",
  },
  superseded: "Velja za prejšnjo različico prijave",
  stageName:
    "{stage, select, initiated {začeta} verified {potrjena} sent {oddana} ended {končana} other {{stage}}}",
  role: "{role, select, guest {gost} jobseeker {iskalec zaposlitve} employer {delodajalec} auditor {revizor} administrator {administrator} system {sistem} other {{role}}}",
  channel:
    "{channel, select, web {spletnega mesta} link {podpisane povezave} task {opravila v ozadju} import {uvoza} other {kanala {channel}}}",
};

export default messages;
