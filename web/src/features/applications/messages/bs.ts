import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Moje prijave",
  lead: "Prijave s kontaktom koji ste potvrdili, najnovije prve.",
  list: "Lista prijava",
  filter: {
    label: "Prikaži",
    all: "Sve",
    pending: "Nedovršene",
    underWay: "Na putu",
    seen: "Pogledane",
    finished: "Završene",
  },
  counted: "{count, plural, one {{shown} prijava} few {{shown} prijave} other {{shown} prijava}}",
  startedOn: "Započeta {date}",
  sentOn: "Poslana {date}",
  pending: {
    verification: "Čeka da je potvrdite kodom.",
    sending: "Potvrđena je, ali još nije poslana.",
    continue: "Nastavi prijavu",
  },
  delete: {
    button: "Obriši prijavu",
    title: "Obrisati prijavu za „{title}”?",
    pendingText: "Poslodavac je nije dobio. Brišemo i datoteke koje ste priložili.",
    sentText: "Poslodavac je više neće vidjeti i javit ćemo mu da ste je povukli. Ovo nije moguće poništiti.",
    done: "Prijava je obrisana",
    failed: "Brisanje nije uspjelo",
  },
  empty: {
    title: "Još nemate nijednu prijavu",
    text: "Kada se prijavite na posao, ovdje ćete vidjeti svaki korak: kada je prijava proslijeđena, kada ju je poslodavac pogledao i kako je završilo.",
    browse: "Pregledaj otvorene poslove",
    filteredTitle: "Nema takvih prijava",
    filteredText: "Odaberite drugo stanje ili pogledajte sve prijave.",
    showAll: "Prikaži sve prijave",
  },
  noLink: {
    title: "Prijave se otvaraju linkom iz poruke",
    text: "U svakoj poruci o prijavi koju ste dobili od nas nalazi se link na Vaše prijave. Otvorite najnoviji. Tako su dostupne samo Vama, i bez registracije.",
    hint: "Ne nalazite poruku? E-mail je možda u neželjenoj pošti.",
  },
  expired: {
    title: "Link je istekao",
    text: "Linkovi na prijave vrijede 30 dana, a oni iz SMS-a 90. Otvorite onaj iz najnovije poruke koju smo Vam poslali. S Vašim prijavama je sve u redu.",
  },
  gone: {
    title: "Ove prijave više nema",
    text: "Obrisana je ili se otvara drugim linkom.",
  },
  detail: {
    place: "{employer}, {place}",
    toJob: "Otvori oglas",
    progress: "Tok prijave",
    superseded: "Odnosi se na raniju verziju prijave",
    notOpened: "Novu verziju poslodavac još nije pogledao",
    noAnswer: "Odgovor nije stigao",
    sent: "Šta ste poslali",
    unsent: "Šta ćete poslati",
    name: "Ime i prezime",
    email: "E-mail",
    phone: "Telefon",
    letter: "Motivaciono pismo",
    cv: "Biografija (CV)",
    otherDocuments: "Ostali dokumenti",
    download: "Preuzmi {name}",
    fileGone: "Datoteka je uklonjena",
    erased: "Podaci su obrisani",
    ad: "Oglas kakav je bio kada ste se prijavili",
    adChanged: "Poslodavac je oglas u međuvremenu izmijenio.",
    requirements: "Uslovi",
    benefits: "Pogodnosti",
    prior: "Ranije prijave na isti posao",
    priorOn: "Poslana {date}",
    incomplete:
      "Najnoviji koraci ove prijave trenutno se ne mogu prikazati. Vidite je onakvom kakva je bila prije njih. Obaviješteni smo o tome.",
    actions: "Šta možete učiniti",
    resend: "Izmijeni i pošalji ponovo",
    resendHint:
      "Dok je oglas aktivan, možete zamijeniti podatke i datoteke. Poslodavac dobija obavještenje da postoji nova verzija.",
    close: "Nazad na moje prijave",
  },
  resendTitle: "Izmjena prijave: {title}",
};

export default messages;
