import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Аплицирање на страницата на работодавачот",
  lead: "За работното место <strong>{title}</strong> кај работодавачот <strong>{employer}</strong> аплицирате директно.",
  notSeen:
    "Таквата апликација не ја гледаме, па нејзиниот пат овде не можеме да го прикажеме. Потврдата и одговорот ќе Ви ги испрати работодавачот.",
  openSite: "Продолжете на {host}",
  openForm: "Отворете го формуларот на {host}",
  formTitle: "Аплицирање со формулар на работодавачот",
  leavingTo: "Одите на {host}",
  seconds:
    "{count, plural, one {Страницата на работодавачот се отвора за {shown} секунда.} other {Страницата на работодавачот се отвора за {shown} секунди.}}",
  opening: "Ја отвораме страницата на работодавачот…",
  goNow: "Отворете {host} веднаш",
  stay: "Останете овде",
  backToJob: "Назад кон огласот",
};

export default messages;
