import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Nastavitve strežnika",
    lead: "Vrednosti procesa, ki je odgovoril. Gesla, ključi in naslovi storitev niso prikazani.",
    unset: "ni nastavljeno",
  },
  routes: {
    title: "Naslovi strani",
    lead: "Vse vrste strani z naslovom v vsakem jeziku. Beseda za dvopičjem nadomešča spremenljivi del.",
    indexable: "za iskalnike",
  },
};

export default messages;
