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
};

export default messages;
