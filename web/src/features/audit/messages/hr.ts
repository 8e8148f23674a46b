const messages = {
  title: "Uvid u povijest prijave",
  lead: "Činjenice su upisane jednom i ne mijenjaju se. Osobni podaci ovdje se ne prikazuju. Pomaknite klizač i vidjet ćete stanje u bilo kojem trenutku.",
  asOf: "Stanje na dan",
  before: "prije prve činjenice",
  facts: "{count, plural, one {{shown} činjenica} few {{shown} činjenice} other {{shown} činjenica}}",
  history: "Činjenice redom",
  noFacts: "Do tog trenutka nije se dogodilo ništa.",
  state: "Stanje",
  stage: "Stupanj",
  forwarded: "Proslijeđena",
  seen: "Pogledana",
  deleted: "Izbrisana",
  signedIn: "S računom",
  job: "Oglas",
  employer: "Poslodavac",
  notYet: "U tom trenutku prijave još nije bilo.",
  yes: "da",
  no: "ne",
  by: "{actor}, putem: {channel}",
  envelope: "Omotnica i podaci",
  fact: "{fact, select, ApplicationInitiated {Prijava započeta} ApplicationCodeRequested {Zatražen novi kod} ApplicationCodeVerified {Kod potvrđen} ApplicationSent {Prijava poslana} ApplicationResent {Prijava izmijenjena i ponovno poslana} ApplicationDeleted {Prijava obrisana} ApplicationForwarded {Proslijeđena poslodavcu} ApplicationSeen {Poslodavac ju je pogledao} ApplicationEnded {Selekcija završena} other {{fact}}}",
  stageName:
    "{stage, select, initiated {započeta} verified {potvrđena} sent {poslana} ended {završena} other {{stage}}}",
  role: "{role, select, guest {gost} jobseeker {tražitelj posla} employer {poslodavac} auditor {revizor} administrator {administrator} system {sustav} other {{role}}}",
  channel:
    "{channel, select, web {stranicu} link {potpisanu poveznicu} task {pozadinski zadatak} import {uvoz} other {{channel}}}",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    audit: typeof messages;
  }
}
