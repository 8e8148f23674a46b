import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  label: "Код од пет цифри",
  expires: "Кодот важи уште {time}.",
  expired: "Кодот истече. Побарајте нов.",
  spam: "Не ја гледате пораката? Погледнете и во несаканата пошта. Наместо кодот може да ја отворите врската од пораката.",
  resend: "Испрати нов код",
  resendIn: "Нов код може да побарате за {seconds, plural, one {{shown} секунда} other {{shown} секунди}}.",
  resent: "Новиот код е испратен",
  resentText: "Важи само последниот код.",
  notResent: "Кодот не е испратен",
  triesLeft:
    "Кодот не е точен. {left, plural, one {Имате уште {shown} обид.} other {Имате уште {shown} обиди.}}",
  noTriesLeft:
    "Кодот не е точен. За овој код нема повеќе обиди: побарајте нов или отворете ја врската од пораката.",
  onlyLink:
    "Заради Вашата безбедност, кодовите за оваа адреса веќе не важат. Отворете ја врската од пораката што Ви ја испративме.",
  mailbox: "Развој: прочитај го кодот во испратената пошта",
};

export default messages;
