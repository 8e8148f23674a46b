const messages = {
  allTitle: "Svi poslovi",
  allDescription: "Svi otvoreni poslovi na jednom mjestu.",
  list: "Popis poslova",
  open: "{count, plural, one {{shown} otvoren posao} few {{shown} otvorena posla} other {{shown} otvorenih poslova}}",
  noneOpen: "Trenutno nema otvorenih poslova",
  noneOpenHint: "Novi oglasi stižu svaki dan. Navratite sutra.",
  new: "Novo",
  inactive: "Oglas više nije aktivan",
  paused: "Oglas je privremeno zaustavljen",
  promoted: "Plaćeni oglas",
  highlighted: "Istaknuto",
  demo: "Primjer",
  applyUntil: "Prijava do {date}",
  loadMore: "Učitaj još",
  shown: "Prikazano {shown} od {total}",
  workMode: {
    "on-site": "Rad na lokaciji",
    hybrid: "Hibridni rad",
    remote: "Rad na daljinu",
  },
  page: {
    description: "Oglas za posao: {employer}, {place}.",
    inactive: "Oglas je zatvoren {date}",
    inactiveHint:
      "Na njega se više nije moguće prijaviti. Ispod teksta oglasa su slični poslovi koji su još otvoreni.",
    paused: "Oglas je privremeno zaustavljen",
    pausedHint:
      "Poslodavac trenutačno ne prima prijave na ovaj oglas. Ispod teksta oglasa su slični poslovi koji su otvoreni.",
    published: "Objavljeno {age}",
    text: "Tekst oglasa",
    requirements: "Što se traži",
    benefits: "Što se nudi",
    similar: "Slični poslovi",
    details: "O poslu",
    position: "Zanimanje",
    category: "Kategorija",
    workMode: "Način rada",
    employmentType: "Vrsta zaposlenja",
    workingTimeType: "Radno vrijeme",
    workers: "Broj radnika",
    people:
      "{count, plural, one {traži se {shown} osoba} few {traže se {shown} osobe} other {traži se {shown} osoba}}",
    education: "Stupanj obrazovanja",
    experience: "Radno iskustvo",
    years:
      "{count, plural, one {najmanje {shown} godina} few {najmanje {shown} godine} other {najmanje {shown} godina}}",
    languages: "Strani jezici",
    drivingLicences: "Vozačka dozvola",
    digitalSkills: "Digitalne vještine",
    additionalSkills: "Ostala znanja",
    number: "Broj oglasa",
    changed: "Oglas izmijenjen",
    howToApply: "Kako se prijaviti",
    until: "Prijave do {date}",
    apply: "Prijavite se",
    applyHint: "Bez registracije, za nekoliko minuta. Vidjet ćete kad poslodavac otvori Vašu prijavu.",
    way: {
      "external-link": "Na stranicama poslodavca",
      "external-form": "Obrascem poslodavca",
      phone: "Telefonom",
      address: "Poštom na adresu",
      "in-person": "Osobno",
    },
    demo: {
      invented: "Ovo je izmišljen oglas za prikaz rada stranice. Poslodavac ne postoji.",
      "dates-shifted":
        "Ovo je stvaran oglas američke savezne uprave iz javne domene, s datumima pomaknutima na danas za prikaz rada stranice.",
    },
    employment: {
      permanent: "Na neodređeno",
      "fixed-term": "Na određeno",
      seasonal: "Sezonski posao",
      student: "Studentski posao",
      internship: "Praksa",
    },
    workingTime: {
      "full-time": "Puno radno vrijeme",
      "part-time": "Nepuno radno vrijeme",
    },
  },
  salary: {
    gross: "bruto",
    net: "neto",
    hour: "po satu",
    day: "dnevno",
    week: "tjedno",
    "two-weeks": "svaka dva tjedna",
    month: "mjesečno",
    year: "godišnje",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    jobs: typeof messages;
  }
}
