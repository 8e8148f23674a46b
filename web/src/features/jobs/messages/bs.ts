import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  allTitle: "Svi poslovi",
  allDescription: "Svi otvoreni poslovi na jednom mjestu.",
  list: "Lista poslova",
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
      "Poslodavac trenutno ne prima prijave na ovaj oglas. Ispod teksta oglasa su slični poslovi koji su otvoreni.",
    published: "Objavljeno {age}",
    text: "Tekst oglasa",
    requirements: "Šta se traži",
    benefits: "Šta se nudi",
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
    education: "Stepen obrazovanja",
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
    applyHint: "Bez registracije, za nekoliko minuta. Vidjet ćete kada poslodavac otvori Vašu prijavu.",
    way: {
      "external-link": "Na stranicama poslodavca",
      "external-form": "Obrascem poslodavca",
      phone: "Telefonom",
      address: "Poštom na adresu",
      "in-person": "Lično",
    },
    demo: {
      invented: "Ovo je izmišljen oglas za prikaz rada stranice. Poslodavac ne postoji.",
      "dates-shifted":
        "Ovo je stvaran oglas američke savezne uprave iz javne domene, s datumima pomjerenim na danas za prikaz rada stranice.",
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
    week: "sedmično",
    "two-weeks": "svake dvije sedmice",
    month: "mjesečno",
    year: "godišnje",
  },
};

export default messages;
