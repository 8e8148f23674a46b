import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  allTitle: "Vsa delovna mesta",
  allDescription: "Vsa prosta delovna mesta na enem mestu.",
  list: "Seznam delovnih mest",
  open: "{count, plural, one {{shown} prosto delovno mesto} two {{shown} prosti delovni mesti} few {{shown} prosta delovna mesta} other {{shown} prostih delovnih mest}}",
  noneOpen: "Trenutno ni prostih delovnih mest",
  noneOpenHint: "Novi oglasi prihajajo vsak dan. Oglasite se jutri.",
  new: "Novo",
  inactive: "Oglas ni več aktiven",
  paused: "Oglas je začasno ustavljen",
  promoted: "Plačani oglas",
  highlighted: "Izpostavljeno",
  demo: "Primer",
  applyUntil: "Prijava do {date}",
  loadMore: "Naloži več",
  shown: "Prikazano {shown} od {total}",
  workMode: {
    "on-site": "Delo na lokaciji",
    hybrid: "Hibridno delo",
    remote: "Delo na daljavo",
  },
  page: {
    description: "Zaposlitveni oglas: {employer}, {place}.",
    inactive: "Oglas je bil zaprt {date}",
    inactiveHint:
      "Prijava nanj ni več mogoča. Pod besedilom oglasa so podobna delovna mesta, ki so še odprta.",
    paused: "Oglas je začasno ustavljen",
    pausedHint:
      "Delodajalec trenutno ne sprejema prijav na ta oglas. Pod besedilom oglasa so podobna delovna mesta, ki so odprta.",
    published: "Objavljeno {age}",
    text: "Besedilo oglasa",
    requirements: "Kaj se zahteva",
    benefits: "Kaj se ponuja",
    similar: "Podobna delovna mesta",
    details: "O delovnem mestu",
    position: "Poklic",
    category: "Področje",
    workMode: "Način dela",
    employmentType: "Vrsta zaposlitve",
    workingTimeType: "Delovni čas",
    workers: "Število delavcev",
    people:
      "{count, plural, one {iščejo {shown} osebo} two {iščejo {shown} osebi} few {iščejo {shown} osebe} other {iščejo {shown} oseb}}",
    education: "Stopnja izobrazbe",
    experience: "Delovne izkušnje",
    years:
      "{count, plural, one {vsaj {shown} leto} two {vsaj {shown} leti} few {vsaj {shown} leta} other {vsaj {shown} let}}",
    languages: "Tuji jeziki",
    drivingLicences: "Vozniško dovoljenje",
    digitalSkills: "Digitalna znanja",
    additionalSkills: "Druga znanja",
    number: "Številka oglasa",
    changed: "Oglas spremenjen",
    howToApply: "Kako se prijavite",
    until: "Prijave do {date}",
    apply: "Prijavite se",
    applyHint: "Brez registracije, v nekaj minutah. Videli boste, kdaj delodajalec odpre Vašo prijavo.",
    way: {
      "external-link": "Na straneh delodajalca",
      "external-form": "Z obrazcem delodajalca",
      phone: "Po telefonu",
      address: "Po pošti na naslov",
      "in-person": "Osebno",
    },
    demo: {
      invented: "To je izmišljen oglas za prikaz delovanja strani. Delodajalec ne obstaja.",
      "dates-shifted":
        "To je resničen oglas ameriške zvezne uprave iz javne domene, z datumi, premaknjenimi na danes za prikaz delovanja strani.",
    },
    employment: {
      permanent: "Za nedoločen čas",
      "fixed-term": "Za določen čas",
      seasonal: "Sezonsko delo",
      student: "Študentsko delo",
      internship: "Praksa",
    },
    workingTime: {
      "full-time": "Polni delovni čas",
      "part-time": "Krajši delovni čas",
    },
  },
  salary: {
    gross: "bruto",
    net: "neto",
    hour: "na uro",
    day: "na dan",
    week: "na teden",
    "two-weeks": "na dva tedna",
    month: "na mesec",
    year: "na leto",
  },
};

export default messages;
