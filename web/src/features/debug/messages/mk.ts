import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Поставки на серверот",
    lead: "Вредности на процесот што одговори. Лозинките, клучевите и адресите на услугите не се прикажуваат.",
    unset: "не е поставено",
  },
  mails: {
    title: "Е-пораки",
    lead: "Сите пораки што ги праќа страницата, со примери на податоци. На јазикот на страницата.",
    open: "Отвори како во поштата",
  },
  routes: {
    title: "Адреси на страниците",
    lead: "Сите видови страници со адресата на секој јазик. Зборот по двете точки стои наместо променливиот дел.",
    indexable: "за пребарувачи",
  },
};

export default messages;
