const messages = {
  title: "Pretraga poslova",
  titleFor: "Poslovi za „{query}”",
  description: "Pretražite otvorene poslove po zanimanju, poslodavcu i mjestu.",
  what: "Posao, poslodavac ili ključna riječ",
  where: "Gdje?",
  search: "Traži",
  found: "{count, plural, one {{shown} posao} few {{shown} posla} other {{shown} poslova}}",
  filters: "Filtri",
  activeFilters: "Odabrani filtri",
  removeFilter: "Ukloni filtar: {name}",
  clearFilters: "Ukloni filtre",
  applyFilters: "Primijeni",
  showFound:
    "{count, plural, one {Prikaži {shown} posao} few {Prikaži {shown} posla} other {Prikaži {shown} poslova}}",
  showAny: "Prikaži poslove",
  showAll: "Prikaži sve ({count})",
  any: "Svejedno",
  radius: "Koliko daleko",
  onlyThere: "Samo u tom mjestu",
  withinKm: "Do {km} km",
  nearMe: "U mojoj blizini",
  newJobs: "Samo novi oglasi",
  salaryFrom: "Od {amount}",
  sortBy: "Poredaj",
  sort: {
    relevance: "Najprikladniji",
    newest: "Najnoviji",
    deadline: "Uskoro istječu",
    salary: "Najveća plaća",
  },
  dimension: {
    published: "Objavljeno",
    category: "Kategorija",
    employment: "Vrsta zaposlenja",
    workMode: "Način rada",
    salaryFrom: "Plaća, bruto mjesečno",
    workingTime: "Radno vrijeme",
    experience: "Iskustvo",
    education: "Obrazovanje",
    applicationType: "Način prijave",
    employer: "Poslodavac",
    language: "Strani jezici",
    licence: "Vozačka dozvola",
    adLanguage: "Jezik oglasa",
  },
  suggest: {
    title: "Nazivi poslova",
    position: "Zanimanja",
    employer: "Poslodavci",
    recent: "Nedavne pretrage",
    clear: "Obriši nedavne pretrage",
    places: "Mjesta",
    here: "U mojoj blizini",
  },
  popular: "Često se traži",
  geolocation: {
    title: "Ne možemo odrediti gdje ste",
    denied:
      "Preglednik nema dopuštenje za Vašu lokaciju. Možete je dopustiti u postavkama preglednika ili upisati mjesto.",
    unavailable: "Lokacija trenutačno nije dostupna. Upišite mjesto.",
    timeout: "Određivanje lokacije predugo traje. Pokušajte ponovno ili upišite mjesto.",
    failed: "Pogreška pri dohvaćanju lokacije. Upišite mjesto.",
  },
  corrected: "Prikazani su rezultati za <strong>{used}</strong> umjesto za „{typed}”.",
  givenUp: "Nijedan oglas ne sadrži sve te riječi. Prikazani su oglasi koji sadrže bar neke od njih.",
  unknownPlaces:
    "Ovo mjesto ne prepoznajemo: {places}. Provjerite kako je napisano ili upišite najbliži grad.",
  unknownPlacesBeside: "Ovo mjesto ne prepoznajemo, pa ga pretraga ne uzima u obzir: {places}.",
  unknownPositions: "Zanimanje iz adrese ne prepoznajemo. Upišite ga riječima.",
  wider: {
    title: "{place}: nema takvog posla",
    here: "Odabrano područje",
    steps: "Gdje smo tražili",
    nothing: "Nema poslova",
    step: {
      county: "Cijela županija",
      radius: "Do 50 km",
      country: "Cijela zemlja",
      everywhere: "Sva mjesta",
    },
    radius: "Do {km} km oko mjesta {name}",
    found: "{count, plural, one {{shown} posao} few {{shown} posla} other {{shown} poslova}}",
  },
  nothing: "Za ovu pretragu nema poslova",
  nothingHint: "Pokušajte s kraćim nazivom, širim područjem ili bez mjesta.",
  nothingFiltered: "Uklonite koji filtar ili pokušajte s kraćim nazivom.",
  allJobs: "Pogledajte sve poslove",
  results: "Rezultati",
  backToResults: "Natrag na rezultate",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    search: typeof messages;
  }
}
