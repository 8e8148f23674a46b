import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  pageTitle: "Poslovi u Bosni i Hercegovini i regiji",
  title: "Posao koji tražite.",
  titleMore: "Uvijek znate gdje je Vaša prijava.",
  lead: "Prijavite se bez registracije i pratite šta se s prijavom dešava: kada je proslijeđena i kada ju je poslodavac pogledao.",
  description:
    "Poslovi u Bosni i Hercegovini i regiji, prijava bez registracije i uvid u svaki korak Vaše prijave.",
  open: "Otvoreni poslovi",
  exclusive: "Ekskluzivni poslovi sedmice",
  videos: "Poslovi s videom",
  featured: "Izdvojeni poslovi",
  allOpen: "Svi otvoreni poslovi ({shown})",
  categories: "Poslovi po kategorijama",
  allCategories: "Prikaži sve kategorije ({count})",
  noneYet: "Trenutno nema otvorenih poslova",
  noneYetHint: "Novi oglasi stižu svaki dan. Navratite sutra.",
  mine: {
    title: "Dobar dan, {name}",
    applications: "Vaše prijave",
    allApplications: "Sve prijave ({shown})",
    noApplications: "Još nema prijava. Kada se prijavite na posao, ovdje vidite svaki korak.",
    searches: "Vaše pretrage",
    noSearches: "Još nema pretraga. Ono što tražite ostaje ovdje, s brojem novih oglasa.",
    newJobs:
      "{count, plural, one {{shown} novi oglas} few {{shown} nova oglasa} other {{shown} novih oglasa}} od {date}",
    nothingNew: "Ništa novo od {date}",
    searchedOn: "Traženo {date}",
  },
  steps: {
    title: "Put jedne prijave",
    sent: "Prijava je poslana",
    sentHint: "Potvrdite je kodom od pet cifara iz poruke.",
    forwarded: "Proslijeđena je poslodavcu",
    forwardedHint: "S biografijom i dokumentima koje odaberete.",
    seen: "Poslodavac ju je pogledao",
    seenHint: "Bilježi se samo kada je otvori osoba, a ne program.",
    ended: "Selekcija je završena",
    endedHint: "I tada Vam se javimo, kakav god bio ishod.",
  },
};

export default messages;
