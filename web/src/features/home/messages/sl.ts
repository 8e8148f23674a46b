import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  pageTitle: "Delo v Sloveniji in regiji",
  title: "Delo, ki ga iščete.",
  titleMore: "Vedno veste, kje je vaša prijava.",
  lead: "Prijavite se brez registracije in spremljajte, kaj se s prijavo dogaja: kdaj je posredovana in kdaj si jo je delodajalec ogledal.",
  description: "Delo v Sloveniji in regiji, prijava brez registracije in vpogled v vsak korak vaše prijave.",
  open: "Prosta delovna mesta",
  featured: "Izpostavljena delovna mesta",
  allOpen: "Vsa prosta delovna mesta ({shown})",
  categories: "Delovna mesta po področjih",
  allCategories: "Prikaži vsa področja ({count})",
  noneYet: "Trenutno ni prostih delovnih mest",
  noneYetHint: "Novi oglasi prihajajo vsak dan. Oglasite se jutri.",
  steps: {
    title: "Pot ene prijave",
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
