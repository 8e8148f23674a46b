import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  newTab: "(се отвора во нова картичка)",
  optional: "не е задолжително",
  choose: "Изберете",
  noOptions: "Нема опции",
  showOptions: "Прикажи опции",
  working: "Само момент…",
  loading: "Се вчитува…",
  loadingFailed: "Грешка при вчитување",
  loadingFailedHint: "Нешто не е во ред. Вчитајте повторно или обидете се малку подоцна.",
  reload: "Вчитај повторно",
  stale: "Списокот се ажурира. Најновите промени ќе се појават за миг.",
  showPassword: "Прикажи лозинка",
  hidePassword: "Скриј лозинка",
  close: "Затвори",
  cancel: "Откажи",
  dismiss: "Отстрани го известувањето",
  notifications: "Пораки на страницата",
  pages: "Страници",
  previousPage: "Претходна страница",
  nextPage: "Следна страница",
  pageNumber: "Страница {number}",
  chooseFile: "Избери датотека",
  chooseFiles: "Избери датотеки",
  themeNotSaved: "Темата не е зачувана во Вашата сметка, само во овој прелистувач",
  signedOut: {
    done: "Се одјавивте",
    failed: "Одјавувањето не успеа",
  },
  age: {
    now: "токму сега",
    minutes: "пред {count, plural, =1 {една минута} one {{shown} минута} other {{shown} минути}}",
    hours: "пред {count, plural, =1 {еден час} one {{shown} час} other {{shown} часа}}",
    yesterday: "вчера",
    days: "пред {count, plural, one {{shown} ден} other {{shown} дена}}",
    weeks: "пред {count, plural, =1 {една недела} one {{shown} недела} other {{shown} недели}}",
    months: "пред {count, plural, =1 {еден месец} one {{shown} месец} other {{shown} месеци}}",
  },
  date: {
    year: "година",
    month: "месец",
    day: "ден",
    clear: "Исчисти",
    today: "Денес",
    thisMonth: "Овој месец",
    thisYear: "Оваа година",
  },
  sortable: {
    handle: "Премести: {name}",
    hint: "Со стрелките нагоре и надолу го менувате редоследот.",
    moved: "{name}: {place} од {count}",
  },
  errorSummary: {
    title: "Проверете уште {count, plural, one {{shown} поле} other {{shown} полиња}}",
  },
  crop: {
    zoom: "Зголемување",
    area: "Исечок од сликата",
    hint: "Повлечете ја сликата или поместувајте ја со стрелките. Со копчињата + и − се зголемува и намалува.",
    use: "Искористи ја сликата",
    unreadable: "Сликата не може да се отвори. Изберете слика во формат JPG, PNG или WebP.",
  },
};

export default messages;
