import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Верзија {version} од {date}",
  former: "Ова е поранешна верзија.",
  toNewest: "Кон важечката верзија",
  contact: {
    title: "Пишете ни",
    toForm: "Кон формуларот",
    goesTo:
      "Пораката се испраќа по е-пошта на {email}. Овде ја чуваме само додека не ја преземе серверот за пошта.",
    name: "Име и презиме",
    email: "Е-пошта за одговор",
    topic: "Тема",
    message: "Порака",
    messageHint: "Без лозинки, кодови и документи.",
    submit: "Испрати порака",
    sent: "Пораката е испратена",
    sentText: "Одговорот ќе стигне на {email}.",
    failed: "Пораката не е испратена",
    topics: {
      site: "Работата на страницата",
      account: "Мојата сметка",
      data: "Податоците за мене",
      ad: "Оглас",
      employers: "За работодавачи",
      other: "Друго",
    },
  },
};

export default messages;
