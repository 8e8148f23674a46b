import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  newTab: "(odpre se v novem zavihku)",
  optional: "neobvezno",
  choose: "Izberite",
  noOptions: "Ni možnosti",
  showOptions: "Prikaži možnosti",
  working: "Trenutek\u00a0…",
  loading: "Nalaganje\u00a0…",
  loadingFailed: "Napaka pri nalaganju",
  loadingFailedHint: "Nekaj je šlo narobe. Naložite znova ali poskusite malo pozneje.",
  reload: "Naloži znova",
  stale: "Seznam se posodablja. Najnovejše spremembe se bodo prikazale čez trenutek.",
  showPassword: "Pokaži geslo",
  hidePassword: "Skrij geslo",
  close: "Zapri",
  cancel: "Prekliči",
  dismiss: "Odstrani obvestilo",
  notifications: "Sporočila strani",
  pages: "Strani",
  previousPage: "Prejšnja stran",
  nextPage: "Naslednja stran",
  pageNumber: "Stran {number}",
  chooseFile: "Izberi datoteko",
  chooseFiles: "Izberi datoteke",
  themeNotSaved: "Tema ni shranjena v vašem računu, le v tem brskalniku",
  signedOut: {
    done: "Odjavili ste se",
    failed: "Odjava ni uspela",
  },
  age: {
    now: "pravkar",
    minutes:
      "pred {count, plural, =1 {eno minuto} one {{shown} minuto} two {{shown} minutama} few {{shown} minutami} other {{shown} minutami}}",
    hours:
      "pred {count, plural, =1 {eno uro} one {{shown} uro} two {{shown} urama} few {{shown} urami} other {{shown} urami}}",
    yesterday: "včeraj",
    days: "pred {count, plural, one {{shown} dnevom} two {{shown} dnevoma} few {{shown} dnevi} other {{shown} dnevi}}",
    weeks:
      "pred {count, plural, =1 {enim tednom} one {{shown} tednom} two {{shown} tednoma} few {{shown} tedni} other {{shown} tedni}}",
    months:
      "pred {count, plural, =1 {enim mesecem} one {{shown} mesecem} two {{shown} mesecema} few {{shown} meseci} other {{shown} meseci}}",
  },
  date: {
    year: "leto",
    month: "mesec",
    day: "dan",
    clear: "Počisti",
    today: "Danes",
    thisMonth: "Ta mesec",
    thisYear: "To leto",
  },
  sortable: {
    handle: "Premakni: {name}",
    hint: "S puščicama gor in dol spreminjate vrstni red.",
    moved: "{name}: {place}. od {count}",
  },
  errorSummary: {
    title:
      "Preverite še {count, plural, one {{shown} polje} two {{shown} polji} few {{shown} polja} other {{shown} polj}}",
  },
  crop: {
    zoom: "Povečava",
    area: "Izrez slike",
    hint: "Povlecite sliko ali jo premikajte s puščicami. S tipkama + in − jo povečate in pomanjšate.",
    use: "Uporabi sliko",
    unreadable: "Slike ne moremo odpreti. Izberite sliko vrste JPG, PNG ali WebP.",
  },
};

export default messages;
