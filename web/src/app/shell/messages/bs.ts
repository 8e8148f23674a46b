import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  skipToContent: "Pređi na sadržaj",
  mainNavigation: "Glavna navigacija",
  footerNavigation: "Linkovi u podnožju",
  homePage: "{name}, početna stranica",
  menu: "Meni",
  allJobs: "Svi poslovi",
  employers: "Poslodavci",
  salaryCalculator: "Kalkulator plate",
  advice: "Savjeti",
  forEmployers: "Za poslodavce",
  faq: "Česta pitanja",
  contact: "Kontakt",
  terms: "Uslovi korištenja",
  privacy: "Politika privatnosti",
  personalData: "Podaci o Vama",
  cookies: "Kolačići",
  cookieNotice: {
    title: "Kolačići",
    text: "Stranica koristi samo nužne kolačiće. Ako prihvatite, pamti i koje ste oglase pogledali i šta ste tražili, samo u ovom pregledniku.",
    textWithGoogle:
      "Stranica koristi samo nužne kolačiće. Ako prihvatite, pamti i koje ste oglase pogledali i šta ste tražili, samo u ovom pregledniku, i učitava ponudu za ulaz koju daje Google: Google tada saznaje koje stranice otvarate.",
    more: "Više o kolačićima",
    necessary: "Samo nužni",
    all: "Prihvati sve",
    settings: "Postavke kolačića",
  },
  signIn: "Ulaz",
  signOut: "Odjavi se",
  account: "Moj nalog",
  myProfile: "Moja biografija",
  myApplications: "Moje prijave",
  savedJobs: "Sačuvani poslovi",
  documents: "Dokumenti",
  notifications: "Obavještenja",
  settings: "Postavke",
  acting: {
    label: "Rad u tuđe ime",
    as: "Radite u ime osobe {email}.",
    who: "Administrator: {administrator}, do {time}. Sve što učinite bilježi se.",
    back: "Nazad na svoj nalog",
    isBack: "Opet ste na svom nalogu",
    failed: "Povratak nije uspio",
  },
  language: "Jezik",
  changeTheme: "Svijetla ili tamna tema",
  darkTheme: "Tamna tema",
  lightTheme: "Svijetla tema",
  tagline: "Poslovi u Bosni i Hercegovini, Hrvatskoj, Sloveniji i Sjevernoj Makedoniji.",
  placeData: "Podaci o mjestima © GeoNames (CC BY 4.0)",
  mailbox: "Razvoj: pošta koju je stranica poslala",
  pageLoading: "Stranica se učitava",
  newBuild: "Stigla je nova verzija stranice.",
  reloadNow: "Učitaj novu verziju",
  later: "Kasnije",
  toHome: "Na početnu",
  tryAgain: "Pokušaj ponovo",
  failure: {
    notFound: {
      title: "Ove stranice nema",
      subtitle: "Stranica nije pronađena: {path}",
      text: "Možda je oglas istekao, a možda se u adresu uvukla greška. S početne stranice stignete svuda.",
    },
    tooLong: {
      title: "Adresa je preduga",
      text: "Možda se pri kopiranju zalijepilo više nego što treba. Krenite s početne stranice.",
    },
    gone: {
      title: "Ovoga više nema",
      text: "Sadržaj je uklonjen. Pogledajte šta je danas otvoreno.",
    },
    secondFactor: {
      title: "Potreban je ulaz u dva koraka",
      text: "Vaša uloga ovo smije vidjeti tek kad nalogu dodate aplikaciju za kodove ili pristupni ključ.",
      toSettings: "Uključi u postavkama",
    },
    link: {
      title: "Ova stranica se otvara linkom iz poruke",
      text: "Link nedostaje, neispravan je ili je istekao. Otvorite posljednju poruku koju smo Vam poslali i kliknite na link u njoj.",
    },
    busy: {
      title: "Previše zahtjeva u kratkom vremenu",
      text: "Sačekajte minutu pa pokušajte ponovo.",
    },
    unavailable: {
      title: "Trenutno ne možemo do podataka",
      text: "Problem je kod nas, ne kod Vas. Ništa nije izgubljeno. Pokušajte ponovo za koju minutu.",
    },
    broken: {
      title: "Nešto je pošlo po zlu",
      text: "Greška je zabilježena. Učitajte stranicu ponovo ili krenite od početne.",
    },
  },
};

export default messages;
