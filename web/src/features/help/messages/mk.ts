import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Чести прашања",
  lead: "Одговори за барањето работа, апликациите, сметката и податоците.",
  categoryTitle: "{category}: чести прашања",
  categories: "Теми на прашањата",
  all: "Сите прашања",
  search: "Пребарајте ги прашањата",
  found: "{count, plural, =0 {Нема такво прашање.} one {{shown} прашање} other {{shown} прашања}}",
  linkToQuestion: "Врска до ова прашање",
  askUs: "Не најдовте одговор? <link>Пишете ни</link>.",
};

export default messages;
