import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Увид во историјата на апликацијата",
  lead: "Фактите се запишуваат еднаш и не се менуваат. Личните податоци тука не се прикажуваат. Поместете го лизгачот и ќе ја видите состојбата во кој било момент.",
  asOf: "Состојба на",
  before: "пред првиот факт",
  facts: "{count, plural, one {{shown} факт} other {{shown} факти}}",
  history: "Фактите по ред",
  noFacts: "До тој момент не се случило ништо.",
  state: "Состојба",
  stage: "Степен",
  forwarded: "Проследена",
  seen: "Погледната",
  deleted: "Избришана",
  signedIn: "Со сметка",
  job: "Оглас",
  employer: "Работодавач",
  notYet: "Во тој момент апликацијата сè уште не постоела.",
  yes: "да",
  no: "не",
  by: "{actor}, преку: {channel}",
  envelope: "Плик и податоци",
};

export default messages;
