import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Moje prijave",
  lead: "Prijave s stikom, ki ste ga potrdili, najnovejše najprej.",
  list: "Seznam prijav",
  filter: {
    label: "Prikaži",
    all: "Vse",
    pending: "Nedokončane",
    underWay: "Na poti",
    seen: "Ogledane",
    finished: "Končane",
  },
  counted:
    "{count, plural, one {{shown} prijava} two {{shown} prijavi} few {{shown} prijave} other {{shown} prijav}}",
  startedOn: "Začeta {date}",
  sentOn: "Oddana {date}",
  pending: {
    verification: "Čaka, da jo potrdite s kodo.",
    sending: "Potrjena je, vendar še ni oddana.",
    continue: "Nadaljuj prijavo",
  },
  delete: {
    button: "Izbriši prijavo",
    title: "Izbrišemo prijavo na »{title}«?",
    pendingText: "Delodajalec je ni prejel. Izbrišemo tudi datoteke, ki ste jih priložili.",
    sentText:
      "Delodajalec je ne bo več videl in obvestili ga bomo, da ste jo umaknili. Tega ni mogoče razveljaviti.",
    done: "Prijava je izbrisana",
    failed: "Brisanje ni uspelo",
  },
  empty: {
    title: "Nimate še nobene prijave",
    text: "Ko se prijavite na delovno mesto, boste tukaj videli vsak korak: kdaj je bila prijava posredovana, kdaj si jo je delodajalec ogledal in kako se je končalo.",
    browse: "Oglejte si prosta delovna mesta",
    filteredTitle: "Takih prijav ni",
    filteredText: "Izberite drugo stanje ali poglejte vse prijave.",
    showAll: "Prikaži vse prijave",
  },
  noLink: {
    title: "Prijave se odprejo s povezavo iz sporočila",
    text: "V vsakem sporočilu o prijavi, ki ste ga prejeli od nas, je povezava do vaših prijav. Odprite najnovejšo. Tako jih vidite samo vi, in to brez registracije.",
    hint: "Ne najdete sporočila? Morda je v e-pošti med neželenimi sporočili.",
  },
  expired: {
    title: "Povezava je potekla",
    text: "Povezave do prijav veljajo 30 dni, tiste iz sporočil SMS pa 90. Odprite tisto iz najnovejšega sporočila, ki smo vam ga poslali. Z vašimi prijavami je vse v redu.",
  },
  gone: {
    title: "Te prijave ni več",
    text: "Izbrisana je ali pa jo odpre druga povezava.",
  },
  detail: {
    place: "{employer}, {place}",
    toJob: "Odpri oglas",
    progress: "Potek prijave",
    superseded: "Velja za prejšnjo različico prijave",
    notOpened: "Nove različice si delodajalec še ni ogledal",
    noAnswer: "Odgovora ni bilo",
    sent: "Kaj ste poslali",
    unsent: "Kaj boste poslali",
    name: "Ime in priimek",
    email: "E-pošta",
    phone: "Telefon",
    letter: "Motivacijsko pismo",
    cv: "Življenjepis",
    otherDocuments: "Drugi dokumenti",
    download: "Prenesi {name}",
    fileGone: "Datoteka je odstranjena",
    erased: "Podatki so izbrisani",
    ad: "Oglas, kakršen je bil, ko ste se prijavili",
    adChanged: "Delodajalec je oglas medtem spremenil.",
    requirements: "Pogoji",
    benefits: "Ugodnosti",
    prior: "Prejšnje prijave na isto delovno mesto",
    priorOn: "Oddana {date}",
    incomplete:
      "Najnovejših korakov te prijave trenutno ni mogoče prikazati. Vidite jo takšno, kakršna je bila pred njimi. O tem smo obveščeni.",
    actions: "Kaj lahko storite",
    resend: "Spremeni in oddaj znova",
    resendHint:
      "Dokler je oglas aktiven, lahko zamenjate podatke in datoteke. Delodajalec prejme obvestilo, da je na voljo nova različica.",
    close: "Nazaj na moje prijave",
  },
  resendTitle: "Sprememba prijave: {title}",
};

export default messages;
