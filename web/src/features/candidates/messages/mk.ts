import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "База на биографии",
  lead: "Луѓе што бараат работа и сакаат работодавачите да ги најдат. Името и контактот ги гледате кога ќе ја отворите биографијата.",
  notice: "Кога ќе отворите биографија, лицето ќе види дека ја погледнал работодавачот {employer}, и кога.",
  count: "{count, plural, one {{shown} биографија} other {{shown} биографии}}",
  none: "Нема такви биографии",
  noneHint:
    "Отстранете некој филтер или вратете се подоцна: новите биографии се појавуваат штом луѓето ќе ги покажат.",
  untitled: "Биографија без наслов",
  looksFor: "Бара работа",
  places: "Каде",
  employments: "Вработување",
  educationLevel: "Образование",
  languages: "Јазици",
  native: "мајчин",
  work: "Работно искуство",
  years: "{count, plural, =0 {помалку од една година} one {{shown} година} other {{shown} години}}",
  salary: "очекувана плата {amount}",
  updatedAt: "Изменето {date}",
  openedAt: "Отворено {date}",
  open: "Отворете ја биографијата",
  notOpened: "Биографијата не се отвори",
  opened: {
    title: "Биографија",
    noted: "Забележано е дека ја погледнавте оваа биографија. Лицето го гледа тоа покрај својата биографија.",
  },
  filter: {
    label: "Филтри",
    position: "Занимање што го бара",
    place: "Место",
    educationLevel: "Образование, барем",
    language: "Јазик што го зборува",
    any: "Сеедно",
  },
};

export default messages;
