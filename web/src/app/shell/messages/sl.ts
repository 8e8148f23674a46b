import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  skipToContent: "Preskoči na vsebino",
  mainNavigation: "Glavna navigacija",
  footerNavigation: "Povezave v nogi",
  homePage: "{name}, domača stran",
  menu: "Meni",
  allJobs: "Vsa delovna mesta",
  employers: "Delodajalci",
  salaryCalculator: "Kalkulator plače",
  advice: "Nasveti",
  forEmployers: "Za delodajalce",
  faq: "Pogosta vprašanja",
  contact: "Stik",
  terms: "Pogoji uporabe",
  privacy: "Politika zasebnosti",
  personalData: "Podatki o vas",
  cookies: "Piškotki",
  cookieNotice: {
    title: "Piškotki",
    text: "Stran uporablja samo nujne piškotke. Če sprejmete, si zapomni tudi, katere oglase ste ogledali in kaj ste iskali, samo v tem brskalniku.",
    textWithGoogle:
      "Stran uporablja samo nujne piškotke. Če sprejmete, si zapomni tudi, katere oglase ste ogledali in kaj ste iskali, samo v tem brskalniku, in naloži ponudbo za vstop, ki jo daje Google: Google tedaj izve, katere strani odpirate.",
    more: "Več o piškotkih",
    necessary: "Samo nujni",
    all: "Sprejmi vse",
    settings: "Nastavitve piškotkov",
  },
  signIn: "Vstop",
  signOut: "Odjavi se",
  account: "Moj račun",
  myProfile: "Moj življenjepis",
  myApplications: "Moje prijave",
  savedJobs: "Shranjena delovna mesta",
  documents: "Dokumenti",
  notifications: "Obvestila",
  settings: "Nastavitve",
  acting: {
    label: "Delo v imenu drugega",
    as: "Delate v imenu osebe {email}.",
    who: "Skrbnik: {administrator}, do {time}. Vse, kar naredite, se beleži.",
    back: "Nazaj na svoj račun",
    isBack: "Spet ste na svojem računu",
    failed: "Vrnitev ni uspela",
  },
  language: "Jezik",
  changeTheme: "Svetla ali temna tema",
  darkTheme: "Temna tema",
  lightTheme: "Svetla tema",
  tagline: "Delo na Hrvaškem, v Sloveniji, Bosni in Hercegovini in Severni Makedoniji.",
  placeData: "Podatki o krajih © GeoNames (CC BY 4.0)",
  mailbox: "Razvoj: pošta, ki jo je poslala stran",
  pageLoading: "Stran se nalaga",
  newBuild: "Na voljo je nova različica strani.",
  reloadNow: "Naloži novo različico",
  later: "Pozneje",
  toHome: "Na domačo stran",
  tryAgain: "Poskusi znova",
  failure: {
    notFound: {
      title: "Te strani ni",
      subtitle: "Strani ni mogoče najti: {path}",
      text: "Morda je oglas potekel ali pa se je v naslov prikradla napaka. Z domače strani pridete povsod.",
    },
    tooLong: {
      title: "Naslov je predolg",
      text: "Morda ste pri kopiranju prilepili več, kot je treba. Začnite na domači strani.",
    },
    gone: {
      title: "Tega ni več",
      text: "Vsebina je odstranjena. Oglejte si, kaj je odprto danes.",
    },
    secondFactor: {
      title: "Potreben je vstop v dveh korakih",
      text: "Vaša vloga sme to videti šele, ko računu dodate aplikacijo za kode ali ključ za dostop.",
      toSettings: "Vklopi v nastavitvah",
    },
    link: {
      title: "Ta stran se odpre s povezavo iz sporočila",
      text: "Povezava manjka, je napačna ali je potekla. Odprite zadnje sporočilo, ki smo vam ga poslali, in kliknite povezavo v njem.",
    },
    busy: {
      title: "Preveč zahtevkov v kratkem času",
      text: "Počakajte minuto in poskusite znova.",
    },
    unavailable: {
      title: "Trenutno ne moremo do podatkov",
      text: "Težava je pri nas, ne pri vas. Nič ni izgubljeno. Poskusite znova čez nekaj minut.",
    },
    broken: {
      title: "Nekaj je šlo narobe",
      text: "Napaka je zabeležena. Naložite stran znova ali začnite na domači strani.",
    },
  },
};

export default messages;
