import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  pageTitle: "Delo v Sloveniji in regiji",
  title: "Delo, ki ga iščete.",
  titleMore: "Vedno veste, kje je vaša prijava.",
  lead: "Prijavite se brez registracije in spremljajte, kaj se s prijavo dogaja: kdaj je posredovana in kdaj si jo je delodajalec ogledal.",
  description: "Delo v Sloveniji in regiji, prijava brez registracije in vpogled v vsak korak vaše prijave.",
  open: "Prosta delovna mesta",
  exclusive: "Ekskluzivna delovna mesta tedna",
  videos: "Delovna mesta z videom",
  featured: "Izpostavljena delovna mesta",
  allOpen: "Vsa prosta delovna mesta ({shown})",
  categories: "Delovna mesta po področjih",
  allCategories: "Prikaži vsa področja ({count})",
  noneYet: "Trenutno ni prostih delovnih mest",
  noneYetHint: "Novi oglasi prihajajo vsak dan. Oglasite se jutri.",
  mine: {
    title: "Pozdravljeni, {name}",
    applications: "Vaše prijave",
    allApplications: "Vse prijave ({shown})",
    noApplications: "Prijav še ni. Ko se prijavite na delovno mesto, tukaj vidite vsak korak.",
    searches: "Vaša iskanja",
    noSearches: "Iskanj še ni. Kar iščete, ostane tukaj, s številom novih oglasov.",
    newJobs:
      "{count, plural, one {{shown} nov oglas} two {{shown} nova oglasa} few {{shown} novi oglasi} other {{shown} novih oglasov}} od {date}",
    nothingNew: "Nič novega od {date}",
    searchedOn: "Iskano {date}",
  },
  steps: {
    title: "Pot prijave",
    sent: "Prijava je oddana",
    sentHint: "Potrdite jo s petmestno kodo iz sporočila.",
    forwarded: "Posredovana je delodajalcu",
    forwardedHint: "Z življenjepisom in dokumenti, ki jih izberete.",
    seen: "Delodajalec si jo je ogledal",
    seenHint: "Zabeleži se le, ko jo odpre oseba, ne program.",
    ended: "Izbirni postopek je končan",
    endedHint: "Tudi takrat vam sporočimo, kakršen koli je izid.",
  },
};

export default messages;
