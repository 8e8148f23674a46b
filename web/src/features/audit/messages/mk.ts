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
  fact: "{fact, select, ApplicationInitiated {Апликацијата е започната} ApplicationCodeRequested {Побаран е нов код} ApplicationCodeVerified {Кодот е потврден} ApplicationSent {Апликацијата е испратена} ApplicationResent {Апликацијата е изменета и повторно испратена} ApplicationDeleted {Апликацијата е избришана} ApplicationForwarded {Проследена е до работодавачот} ApplicationSeen {Работодавачот ја погледнал} ApplicationEnded {Изборот е завршен} other {{fact}}}",
  stageName:
    "{stage, select, initiated {започната} verified {потврдена} sent {испратена} ended {завршена} other {{stage}}}",
  role: "{role, select, guest {гостин} jobseeker {барател на работа} employer {работодавач} auditor {ревизор} administrator {администратор} system {систем} other {{role}}}",
  channel:
    "{channel, select, web {страницата} link {потпишана врска} task {задача во позадина} import {увоз} other {{channel}}}",
};

export default messages;
