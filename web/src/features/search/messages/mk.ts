import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Пребарување работа",
  titleFor: "Огласи за „{query}“",
  description: "Пребарувајте отворени огласи по занимање, работодавач и место.",
  what: "Работа, работодавач или клучен збор",
  where: "Каде?",
  search: "Барај",
  found: "{count, plural, one {{shown} оглас} other {{shown} огласи}}",
  removeFilter: "Отстрани филтер: {name}",
  unknownPlaces:
    "Ова место не го препознаваме: {places}. Проверете како е напишано или внесете го најблискиот град.",
  nothing: "За ова пребарување нема огласи",
  nothingHint: "Обидете се со пократок назив, поширока област или без место.",
  allJobs: "Погледнете ги сите огласи",
};

export default messages;
