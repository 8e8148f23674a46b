import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Nastavitve strežnika",
    lead: "Vrednosti procesa, ki je odgovoril. Gesla, ključi in naslovi storitev niso prikazani.",
    unset: "ni nastavljeno",
  },
  mails: {
    title: "Poštna sporočila",
    lead: "Vsa sporočila, ki jih stran pošilja, s primeri podatkov. V jeziku strani.",
    open: "Odpri kot v pošti",
  },
  routes: {
    title: "Naslovi strani",
    lead: "Vse vrste strani z naslovom v vsakem jeziku. Beseda za dvopičjem nadomešča spremenljivi del.",
    indexable: "za iskalnike",
  },
};

export default messages;
