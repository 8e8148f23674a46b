import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Uvid u historiju prijave",
  lead: "Činjenice su upisane jednom i ne mijenjaju se. Lični podaci se ovdje ne prikazuju. Pomjerite klizač i vidjet ćete stanje u bilo kojem trenutku.",
  asOf: "Stanje na dan",
  before: "prije prve činjenice",
  facts: "{count, plural, one {{shown} činjenica} few {{shown} činjenice} other {{shown} činjenica}}",
  history: "Činjenice redom",
  noFacts: "Do tog trenutka nije se dogodilo ništa.",
  state: "Stanje",
  stage: "Stepen",
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
  fact: "{fact, select, ApplicationInitiated {Prijava započeta} ApplicationCodeRequested {Zatražen novi kod} ApplicationCodeVerified {Kod potvrđen} ApplicationSent {Prijava poslana} ApplicationResent {Prijava izmijenjena i ponovo poslana} ApplicationDeleted {Prijava obrisana} ApplicationForwarded {Proslijeđena poslodavcu} ApplicationSeen {Poslodavac ju je pogledao} ApplicationEnded {Selekcija završena} other {{fact}}}",
  stageName:
    "{stage, select, initiated {započeta} verified {potvrđena} sent {poslana} ended {završena} other {{stage}}}",
  role: "{role, select, guest {gost} jobseeker {tražilac posla} employer {poslodavac} auditor {revizor} administrator {administrator} system {sistem} other {{role}}}",
  channel:
    "{channel, select, web {stranicu} link {potpisani link} task {pozadinski zadatak} import {uvoz} other {{channel}}}",
};

export default messages;
