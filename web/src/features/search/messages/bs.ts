import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Pretraga poslova",
  titleFor: "Poslovi za „{query}”",
  description: "Pretražite otvorene poslove po zanimanju, poslodavcu i mjestu.",
  what: "Posao, poslodavac ili ključna riječ",
  where: "Gdje?",
  search: "Traži",
  found: "{count, plural, one {{shown} posao} few {{shown} posla} other {{shown} poslova}}",
  removeFilter: "Ukloni filter: {name}",
  unknownPlaces:
    "Ovo mjesto ne prepoznajemo: {places}. Provjerite kako je napisano ili upišite najbliži grad.",
  nothing: "Za ovu pretragu nema poslova",
  nothingHint: "Pokušajte s kraćim nazivom, širim područjem ili bez mjesta.",
  allJobs: "Pogledajte sve poslove",
};

export default messages;
