import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  rulesOne: "Дозволено: {endings}. Најмногу {megabytes}\u00a0MB.",
  rulesMany: "Дозволено: {endings}. Најмногу датотеки: {max}, секоја до {megabytes}\u00a0MB.",
  replace: "Замени ја датотеката",
  replaceHint: "Новата датотека ќе ја замени оваа.",
  remove: "Отстрани ја датотеката {name}",
  retry: "Обиди се повторно да ја испратиш датотеката {name}",
  progress: "Испраќање на датотеката {name}",
  tooMany:
    "Премногу датотеки: {max, plural, one {дозволена е само {shown}} other {дозволени се само {shown}}}. Оваа не е додадена.",
  state: {
    waiting: "чека на ред",
    sending: "се испраќа…",
    sent: "приложено",
    failed: "не е приложено",
  },
};

export default messages;
