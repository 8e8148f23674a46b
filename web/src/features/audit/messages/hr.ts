const messages = {
  title: "Uvid u povijest prijave",
  lead: "Događaji se zapisuju jednom i ne mijenjaju se. Osobni podaci ovdje se ne prikazuju. Pomaknite klizač i vidjet ćete stanje u bilo kojem trenutku.",
  asOf: "Stanje na dan",
  before: "prije prvog događaja",
  events: "{count, plural, one {{shown} događaj} few {{shown} događaja} other {{shown} događaja}}",
  history: "Događaji redom",
  noEvents: "Do tog trenutka nije se dogodilo ništa.",
  state: "Stanje",
  stage: "Stupanj",
  forwarded: "Proslijeđena",
  seen: "Pogledana",
  deleted: "Obrisana",
  signedIn: "S računom",
  job: "Oglas",
  employer: "Poslodavac",
  notYet: "U tom trenutku prijave još nije bilo.",
  yes: "da",
  no: "ne",
  by: "{actor}, putem {channel}",
  envelope: "Omotnica i podaci",
  event: {
    applications: {
      ApplicationInitiated: "Prijava započeta",
      ApplicationCodeRequested: "Zatražen novi kod",
      ApplicationCodeVerified: "Kod potvrđen",
      ApplicationSent: "Prijava poslana",
      ApplicationResent: "Prijava izmijenjena i ponovno poslana",
      ApplicationForwarded: "Proslijeđena poslodavcu",
      ApplicationSeen: "Poslodavac ju je pogledao",
      ApplicationEnded: "Selekcija završena",
      ApplicationDeleted: "Prijava obrisana",
      ApplicationAdopted: "Prijava pridružena računu",
      ApplicantErased: "Podaci o osobi obrisani",
    },
    jobs: {
      JobDrafted: "Nacrt oglasa spremljen",
      JobPublished: "Oglas objavljen",
      JobEdited: "Oglas izmijenjen",
      JobExtended: "Rok za prijavu produljen",
      JobShortened: "Rok za prijavu skraćen",
      JobPaused: "Oglas privremeno zaustavljen",
      JobResumed: "Oglas ponovno aktivan",
      JobExpired: "Rok za prijavu istekao",
      JobClosed: "Oglas zatvoren",
      JobRelisted: "Oglas ponovno objavljen",
      JobRemoved: "Oglas uklonjen",
      JobSourceJoined: "Dodan još jedan izvor oglasa",
      JobSourceSeparated: "Izvor oglasa odvojen",
    },
  },
  status: "Status koji vidi osoba koja se prijavila",
  statusName: {
    pending: "nedovršena",
    sent: "poslana",
    forwarded: "proslijeđena poslodavcu",
    seen: "pogledana",
    ended: "selekcija završena",
    "no-feedback": "bez odgovora",
    deleted: "obrisana",
  },
  superseded: "Odnosi se na raniju verziju prijave",
  stageName:
    "{stage, select, initiated {započeta} verified {potvrđena} sent {poslana} ended {završena} other {{stage}}}",
  role: "{role, select, guest {gost} jobseeker {tražitelj posla} employer {poslodavac} auditor {revizor} administrator {administrator} system {sustav} other {{role}}}",
  channel:
    "{channel, select, web {stranice} link {potpisane poveznice} task {pozadinskog zadatka} import {uvoza} other {kanala {channel}}}",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    audit: typeof messages;
  }
}
