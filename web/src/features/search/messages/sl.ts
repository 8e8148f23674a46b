import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Iskanje zaposlitve",
  titleFor: "Delovna mesta za »{query}«",
  description: "Preiščite prosta delovna mesta po poklicu, delodajalcu in kraju.",
  what: "Delo, delodajalec ali ključna beseda",
  where: "Kje?",
  search: "Išči",
  found:
    "{count, plural, one {{shown} delovno mesto} two {{shown} delovni mesti} few {{shown} delovna mesta} other {{shown} delovnih mest}}",
  removeFilter: "Odstrani filter: {name}",
  unknownPlaces: "Tega kraja ne prepoznamo: {places}. Preverite zapis ali vpišite najbližje mesto.",
  nothing: "Za to iskanje ni delovnih mest",
  nothingHint: "Poskusite s krajšim nazivom, širšim območjem ali brez kraja.",
  allJobs: "Oglejte si vsa delovna mesta",
};

export default messages;
