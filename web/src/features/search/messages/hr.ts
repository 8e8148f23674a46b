const messages = {
  title: "Pretraga poslova",
  titleFor: "Poslovi za „{query}”",
  description: "Pretražite otvorene poslove po zanimanju, poslodavcu i mjestu.",
  what: "Posao, poslodavac ili ključna riječ",
  where: "Gdje?",
  search: "Traži",
  found: "{count, plural, one {{shown} posao} few {{shown} posla} other {{shown} poslova}}",
  removeFilter: "Ukloni filtar: {name}",
  unknownPlaces:
    "Ovo mjesto ne prepoznajemo: {places}. Provjerite kako je napisano ili upišite najbliži grad.",
  nothing: "Za ovu pretragu nema poslova",
  nothingHint: "Pokušajte s kraćim nazivom, širim područjem ili bez mjesta.",
  allJobs: "Pogledajte sve poslove",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    search: typeof messages;
  }
}
