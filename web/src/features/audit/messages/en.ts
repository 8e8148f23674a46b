import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Replay of an application",
  lead: "Facts are written once and never change. No personal data is shown here. Move the slider to see how things stood at any moment.",
  asOf: "As of",
  before: "before the first fact",
  facts: "{count, plural, one {{shown} fact} other {{shown} facts}}",
  history: "Facts in their order",
  noFacts: "Nothing had happened by then.",
  state: "State",
  stage: "Stage",
  forwarded: "Forwarded",
  seen: "Seen",
  deleted: "Deleted",
  signedIn: "With an account",
  job: "Job",
  employer: "Employer",
  notYet: "At that moment there was no application yet.",
  yes: "yes",
  no: "no",
  by: "{actor}, by {channel}",
  envelope: "Envelope and data",
  fact: "{fact, select, ApplicationInitiated {Application started} ApplicationCodeRequested {Another code requested} ApplicationCodeVerified {Code confirmed} ApplicationSent {Application sent} ApplicationResent {Application changed and sent again} ApplicationDeleted {Application deleted} ApplicationForwarded {Forwarded to the employer} ApplicationSeen {Seen by the employer} ApplicationEnded {Selection ended} other {{fact}}}",
  stageName:
    "{stage, select, initiated {started} verified {confirmed} sent {sent} ended {ended} other {{stage}}}",
  role: "{role, select, guest {guest} jobseeker {jobseeker} employer {employer} auditor {auditor} administrator {administrator} system {system} other {{role}}}",
  channel:
    "{channel, select, web {the site} link {a signed link} task {a background task} import {an import} other {{channel}}}",
};

export default messages;
