import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Новости",
  lead: "Што се случи со Вашите апликации, зачуваните огласи, пребарувањата и сметката.",
  settings: "Што сакате да добивате и како",
  unread: "Непрочитано",
  markAll: "Означи сѐ како прочитано",
  markFailed: "Новостите не се означени како прочитани",
  more: "Постари новости",
  matches: "{name}: {shown}",
  closes: "до {date}",
  templates: {
    "alert-matches": "Нови огласи за Вашето пребарување",
    "saved-job-closing": "Наскоро истекува рокот за зачуван оглас",
    "saved-job-closed": "Зачуваниот оглас повеќе не прима апликации",
    "saved-job-salary-changed": "Во зачуван оглас се смени платата",
    "password-changed": "Вашата лозинка е променета",
    "email-changed": "Е-поштата на Вашата сметка е променета",
    "new-device": "Нов уред на Вашата сметка",
    "second-factor-changed": "Променет е вториот чекор при најавата",
  },
  empty: {
    title: "Сѐ уште нема новости",
    text: "Тука ќе пишува кога работодавачот ќе ја погледне Вашата апликација, кога истекува рокот за зачуван оглас или кога има нов оглас за Вашето пребарување.",
    search: "Пребарајте огласи",
  },
};

export default messages;
