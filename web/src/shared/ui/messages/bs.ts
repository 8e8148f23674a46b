import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  newTab: "(otvara se u novoj kartici)",
  optional: "nije obavezno",
  choose: "Odaberite",
  noOptions: "Nema opcija",
  showOptions: "Prikaži opcije",
  working: "Radimo na tome…",
  loading: "Učitavanje…",
  loadingFailed: "Greška prilikom učitavanja",
  loadingFailedHint: "Nešto nije u redu. Učitajte ponovo ili pokušajte malo kasnije.",
  reload: "Učitaj ponovo",
  stale: "Lista se osvježava. Najnovije promjene pojavit će se za koji trenutak.",
  showPassword: "Prikaži lozinku",
  hidePassword: "Sakrij lozinku",
  close: "Zatvori",
  cancel: "Odustani",
  dismiss: "Ukloni obavještenje",
  notifications: "Poruke stranice",
  pages: "Stranice",
  previousPage: "Prethodna stranica",
  nextPage: "Sljedeća stranica",
  pageNumber: "Stranica {number}",
  chooseFile: "Odaberi datoteku",
  chooseFiles: "Odaberi datoteke",
  themeNotSaved: "Tema nije sačuvana u Vašem nalogu, samo u ovom pregledniku",
  signedOut: {
    done: "Odjavili ste se",
    failed: "Odjava nije uspjela",
  },
  age: {
    now: "upravo sada",
    minutes:
      "prije {count, plural, =1 {minutu} one {{shown} minutu} few {{shown} minute} other {{shown} minuta}}",
    hours:
      "prije {count, plural, =1 {sat vremena} one {{shown} sat} few {{shown} sata} other {{shown} sati}}",
    yesterday: "jučer",
    days: "prije {count, plural, one {{shown} dan} few {{shown} dana} other {{shown} dana}}",
    weeks:
      "prije {count, plural, =1 {sedmicu dana} one {{shown} sedmicu} few {{shown} sedmice} other {{shown} sedmica}}",
    months:
      "prije {count, plural, =1 {mjesec dana} one {{shown} mjesec} few {{shown} mjeseca} other {{shown} mjeseci}}",
  },
  date: {
    year: "godina",
    month: "mjesec",
    day: "dan",
    clear: "Očisti",
    today: "Danas",
    thisMonth: "Ovaj mjesec",
    thisYear: "Ova godina",
  },
  sortable: {
    handle: "Premjesti: {name}",
    hint: "Strelicama gore i dolje mijenjate redoslijed.",
    moved: "{name}: {place}. od {count}",
  },
  errorSummary: {
    title: "Provjerite još {count, plural, one {{shown} polje} few {{shown} polja} other {{shown} polja}}",
  },
  crop: {
    zoom: "Uvećanje",
    area: "Izrez slike",
    hint: "Povucite sliku ili je pomjerajte strelicama. Tipkama + i − uvećavate i umanjujete.",
    use: "Upotrijebi sliku",
    unreadable: "Sliku ne možemo otvoriti. Odaberite sliku u formatu JPG, PNG ili WebP.",
  },
};

export default messages;
