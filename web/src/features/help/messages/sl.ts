import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Pogosta vprašanja",
  lead: "Odgovori o iskanju zaposlitve, prijavah, računu in podatkih.",
  categoryTitle: "{category}: pogosta vprašanja",
  categories: "Teme vprašanj",
  all: "Vsa vprašanja",
  search: "Poiščite vprašanje",
  found:
    "{count, plural, =0 {Takega vprašanja ni.} one {{shown} vprašanje} two {{shown} vprašanji} few {{shown} vprašanja} other {{shown} vprašanj}}",
  linkToQuestion: "Povezava do tega vprašanja",
  askUs: "Odgovora ni tukaj? <link>Pišite nam</link>.",
};

export default messages;
