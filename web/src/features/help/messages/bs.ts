import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Česta pitanja",
  lead: "Odgovori o traženju posla, prijavama, nalogu i podacima.",
  categoryTitle: "{category}: česta pitanja",
  categories: "Teme pitanja",
  all: "Sva pitanja",
  search: "Pretražite pitanja",
  found:
    "{count, plural, =0 {Nema takvog pitanja.} one {{shown} pitanje} few {{shown} pitanja} other {{shown} pitanja}}",
  linkToQuestion: "Link na ovo pitanje",
  askUs: "Niste našli odgovor? <link>Pišite nam</link>.",
};

export default messages;
