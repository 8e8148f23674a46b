const messages = {
  skipToContent: "Prijeđi na sadržaj",
  mainNavigation: "Glavna navigacija",
  footerNavigation: "Poveznice u podnožju",
  homePage: "{name}, naslovnica",
  menu: "Izbornik",
  allJobs: "Svi poslovi",
  employers: "Poslodavci",
  salaryCalculator: "Kalkulator plaće",
  advice: "Savjeti",
  educations: "Obrazovanje",
  forEmployers: "Za poslodavce",
  faq: "Česta pitanja",
  contact: "Kontakt",
  terms: "Uvjeti korištenja",
  privacy: "Politika privatnosti",
  personalData: "Podaci o Vama",
  cookies: "Kolačići",
  accessibility: "Pristupačnost",
  editorTexts: "Tekstovi stranice",
  feedReports: "Izvori oglasa",
  inbox: "Pristigle prijave",
  candidates: "Baza životopisa",
  cookieNotice: {
    title: "Kolačići",
    text: "Stranica koristi samo nužne kolačiće. Ako prihvatite, pamti i koje ste oglase pogledali i što ste tražili, samo u ovom pregledniku.",
    textWithGoogle:
      "Stranica koristi samo nužne kolačiće. Ako prihvatite, pamti i koje ste oglase pogledali i što ste tražili, samo u ovom pregledniku, i učitava ponudu za ulaz koju daje Google: Google tada saznaje koje stranice otvarate.",
    more: "Više o kolačićima",
    necessary: "Samo nužni",
    all: "Prihvati sve",
    settings: "Postavke kolačića",
  },
  signIn: "Ulaz",
  signOut: "Odjavi se",
  account: "Moj račun",
  myProfile: "Moj životopis",
  myApplications: "Moje prijave",
  jobsForYou: "Poslovi za Vas",
  savedJobs: "Spremljeni poslovi",
  documents: "Dokumenti",
  notifications: "Obavijesti",
  settings: "Postavke",
  updates: {
    label: "Novosti",
    unread: "Novosti, nepročitano: {shown}",
  },
  acting: {
    label: "Rad u tuđe ime",
    as: "Radite u ime osobe {email}.",
    who: "Administrator: {administrator}, do {time}. Sve što učinite bilježi se.",
    back: "Natrag na svoj račun",
    isBack: "Opet ste na svojem računu",
    failed: "Povratak nije uspio",
  },
  language: "Jezik",
  changeTheme: "Svijetla ili tamna tema",
  darkTheme: "Tamna tema",
  lightTheme: "Svijetla tema",
  tagline: "Poslovi u Hrvatskoj, Sloveniji, Bosni i Hercegovini i Sjevernoj Makedoniji.",
  placeData: "Podaci o mjestima © GeoNames (CC BY 4.0)",
  mailbox: "Razvoj: pošta koju je stranica poslala",
  pageLoading: "Stranica se učitava",
  newBuild: "Stigla je nova verzija stranice.",
  reloadNow: "Učitaj novu verziju",
  later: "Kasnije",
  toHome: "Na naslovnicu",
  tryAgain: "Pokušaj ponovno",
  failure: {
    notFound: {
      title: "Ove stranice nema",
      subtitle: "Stranica nije pronađena: {path}",
      text: "Možda je oglas istekao, a možda se u adresu uvukla pogreška. S naslovnice se stiže svugdje.",
    },
    tooLong: {
      title: "Adresa je preduga",
      text: "Možda se pri kopiranju zalijepilo više nego što treba. Krenite s naslovnice.",
    },
    gone: {
      title: "Ovoga više nema",
      text: "Sadržaj je uklonjen. Pogledajte što je danas otvoreno.",
    },
    secondFactor: {
      title: "Potreban je ulaz u dva koraka",
      text: "Vaša uloga ovo smije vidjeti tek kad računu dodate aplikaciju za kodove ili pristupni ključ.",
      toSettings: "Uključi u postavkama",
    },
    link: {
      title: "Ova se stranica otvara poveznicom iz poruke",
      text: "Poveznica nedostaje, neispravna je ili je istekla. Otvorite posljednju poruku koju smo Vam poslali i kliknite na poveznicu u njoj.",
    },
    busy: {
      title: "Previše zahtjeva u kratkom vremenu",
      text: "Pričekajte minutu pa pokušajte ponovno.",
    },
    unavailable: {
      title: "Trenutačno ne možemo do podataka",
      text: "Problem je kod nas, ne kod Vas. Ništa nije izgubljeno. Pokušajte ponovno za koju minutu.",
    },
    broken: {
      title: "Nešto je pošlo po krivu",
      text: "Pogreška je zabilježena. Učitajte stranicu ponovno ili krenite s naslovnice.",
    },
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    shell: typeof messages;
  }
}
