import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Новости",
  lead: "Што се случи со Вашите апликации, зачуваните огласи, пребарувањата и сметката.",
  settings: "Што сакате да добивате и како",
  unread: "Непрочитано",
  markAll: "Означи сè како прочитано",
  markFailed: "Новостите не се означени како прочитани",
  more: "Постари новости",
  matches: "{name}: {shown}",
  closes: "до {date}",
  templates: {
    "alert-matches": "Нови огласи за Вашето пребарување",
    "application-forwarded": "Вашата апликација е кај работодавачот",
    "application-seen": "Работодавачот ја отвори Вашата апликација",
    "application-ended": "Изборот на кандидати заврши",
    "application-unanswered": "Работодавачот не одговори на Вашата апликација",
    "saved-job-closing": "Наскоро истекува рокот за зачуван оглас",
    "saved-job-closed": "Зачуваниот оглас повеќе не прима апликации",
    "saved-job-salary-changed": "Во зачуван оглас се смени платата",
    "password-changed": "Лозинката на Вашата сметка е сменета",
    "email-changed": "Адресата за е-пошта на Вашата сметка е сменета",
    "new-device": "Некој се најави на Вашата сметка од нов уред",
    "second-factor-changed": "Најавата во два чекора е сменета",
  },
  empty: {
    title: "Сè уште нема новости",
    text: "Тука ќе пишува кога работодавачот ќе ја отвори Вашата апликација, кога истекува рокот за зачуван оглас или кога има нов оглас за Вашето пребарување.",
    search: "Пребарајте огласи",
  },
};

export default messages;
