import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  components: {
    dropzoneLabel: "Место за пуштање датотеки",
    selectPlaceholder: "Изберете",
  },
  autocomplete: {
    collectionLabel: "Предлози",
  },
  combobox: {
    buttonLabel: "Прикажи предлози",
    listboxLabel: "Предлози",
    countAnnouncement:
      "{optionCount, plural, one {Достапна е {shown} опција} other {Достапни се {shown} опции}}.",
    focusAnnouncement:
      "{isGroupChange, select, true {Група {groupTitle}, {groupCount, plural, one {{shown} опција} other {{shown} опции}}. } other {}}{optionText}{isSelected, select, true {, избрано} other {}}",
    selectedAnnouncement: "{optionText}, избрано",
  },
  dnd: {
    dragStartedKeyboard:
      "Влечењето започна. Со копчето Tab дојдете до местото за пуштање, па притиснете Enter за да пуштите или Escape за да се откажете.",
    dragStartedTouch:
      "Влечењето започна. Дојдете до местото за пуштање, па допрете го двапати за да пуштите.",
    dragStartedVirtual:
      "Влечењето започна. Дојдете до местото за пуштање, па кликнете или притиснете Enter за да пуштите.",
    dropCanceled: "Пуштањето е откажано.",
    dropComplete: "Пуштањето е завршено.",
    dropDescriptionKeyboard: "Притиснете Enter за да пуштите или Escape за да се откажете.",
    dropDescriptionTouch: "Допрете двапати за да пуштите.",
    dropDescriptionVirtual: "Кликнете за да пуштите.",
  },
  menu: {
    longPressMessage: "За да го отворите менито, притиснете долго или притиснете Alt и стрелка надолу",
  },
  overlays: {
    dismiss: "Затвори",
  },
};

export default messages;
