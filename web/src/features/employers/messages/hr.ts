const messages = {
  title: "Poslodavci",
  lead: "Poslodavci koji objavljuju oglase, s njihovim poslovima i odazivom na prijave.",
  page: "stranica {page}",
  search: {
    name: "Naziv poslodavca",
    sector: "Djelatnost",
    allSectors: "Sve djelatnosti",
    sectorCount: "{sector} ({count})",
    submit: "Pretražite",
  },
  letters: {
    title: "Poslodavci po početnom slovu",
    all: "Sva slova",
    digits: "0–9",
    latin: "Latinica",
    cyrillic: "Ćirilica",
  },
  found:
    "{count, plural, =0 {Nema takvih poslodavaca} one {{shown} poslodavac} few {{shown} poslodavca} other {{shown} poslodavaca}}",
  noneHint: "Provjerite naziv ili odaberite drugu djelatnost.",
  showAll: "Svi poslodavci",
  openJobs:
    "{count, plural, =0 {Trenutačno bez otvorenih poslova} one {{shown} otvoren posao} few {{shown} otvorena posla} other {{shown} otvorenih poslova}}",
  morePlaces: "{places} i drugdje",
  profile: {
    description:
      "{employer}: {count, plural, =0 {trenutačno bez otvorenih poslova} one {{shown} otvoren posao} few {{shown} otvorena posla} other {{shown} otvorenih poslova}} i podaci o poslodavcu.",
    demo: "Primjer",
    demoHint: "Ovo je izmišljen poslodavac za prikaz rada stranice.",
    sectors: "Djelatnosti",
    places: "Mjesta rada",
    website: "{address}, otvara se u novoj kartici",
    about: "O poslodavcu",
    jobs: "Otvoreni poslovi",
    noJobs: "Trenutačno nema otvorenih poslova",
    noJobsHint: "Kad ovaj poslodavac objavi oglas, naći ćete ga ovdje.",
    allJobs: "Svi poslovi",
    searchJobs: "Pretražite poslove ovog poslodavca",
  },
  rate: {
    title: "Odaziv na prijave",
    share: "prijava pogledano ili je selekcija završena u roku od {days} dana",
    basis:
      "Računamo prijave poslane u posljednjih {months} mjeseci od kojih je prošlo najmanje {days} dana; ima ih najmanje {count}. Ne računamo prijave koje su u tom roku obrisane prije nego što su pogledane.",
    none: "Odaziv prikazujemo kad se temelji na najmanje deset prijava. Za ovog poslodavca još ih nema dovoljno.",
  },
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    employers: typeof messages;
  }
}

export default messages;
