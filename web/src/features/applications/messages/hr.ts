const messages = {
  title: "Moje prijave",
  lead: "Prijave s kontaktom koji ste potvrdili, najnovije prve.",
  list: "Popis prijava",
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
    text: "Kad se prijavite na posao, ovdje ćete vidjeti svaki korak: kad je prijava proslijeđena, kad ju je poslodavac pogledao i kako je završilo.",
    browse: "Pregledaj otvorene poslove",
    filteredTitle: "Nema takvih prijava",
    filteredText: "Odaberite drugo stanje ili pogledajte sve prijave.",
    showAll: "Prikaži sve prijave",
  },
  noLink: {
    title: "Prijave se otvaraju poveznicom iz poruke",
    text: "U svakoj poruci o prijavi koju ste dobili od nas nalazi se poveznica na Vaše prijave. Otvorite najnoviju. Tako su dostupne samo Vama, i bez registracije.",
    hint: "Ne nalazite poruku? E-mail je možda u neželjenoj pošti.",
  },
  expired: {
    title: "Poveznica je istekla",
    text: "Poveznice na prijave vrijede 30 dana, a one iz SMS-a 90. Otvorite onu iz najnovije poruke koju smo Vam poslali. S Vašim prijavama je sve u redu.",
  },
  gone: {
    title: "Ove prijave više nema",
    text: "Obrisana je ili se otvara drugom poveznicom.",
  },
  detail: {
    place: "{employer}, {place}",
    toJob: "Otvori oglas",
    progress: "Tijek prijave",
    superseded: "Odnosi se na raniju verziju prijave",
    notOpened: "Novu verziju poslodavac još nije pogledao",
    noAnswer: "Odgovor nije stigao",
    sent: "Što ste poslali",
    unsent: "Što ćete poslati",
    name: "Ime i prezime",
    email: "E-mail",
    phone: "Telefon",
    letter: "Motivacijsko pismo",
    cv: "Životopis",
    otherDocuments: "Ostali dokumenti",
    download: "Preuzmi {name}",
    fileGone: "Datoteka je uklonjena",
    erased: "Podaci su obrisani",
    ad: "Oglas kakav je bio kad ste se prijavili",
    adChanged: "Poslodavac je oglas u međuvremenu izmijenio.",
    requirements: "Uvjeti",
    benefits: "Pogodnosti",
    prior: "Ranije prijave na isti posao",
    priorOn: "Poslana {date}",
    incomplete:
      "Najnoviji koraci ove prijave trenutačno se ne mogu prikazati. Vidite je onakvom kakva je bila prije njih. Obaviješteni smo o tome.",
    actions: "Što možete učiniti",
    resend: "Izmijeni i pošalji ponovno",
    resendHint:
      "Dok je oglas aktivan, možete zamijeniti podatke i datoteke. Poslodavac dobiva obavijest da postoji nova verzija.",
    close: "Natrag na moje prijave",
  },
  resendTitle: "Izmjena prijave: {title}",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    applications: typeof messages;
  }
}
