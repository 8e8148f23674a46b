import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  components: {
    dropzoneLabel: "Place to drop files",
    selectPlaceholder: "Choose",
  },
  autocomplete: {
    collectionLabel: "Suggestions",
  },
  combobox: {
    buttonLabel: "Show suggestions",
    listboxLabel: "Suggestions",
    countAnnouncement: "{optionCount, plural, one {{shown} option} other {{shown} options}} available.",
    focusAnnouncement:
      "{isGroupChange, select, true {Group {groupTitle}, {groupCount, plural, one {{shown} option} other {{shown} options}}. } other {}}{optionText}{isSelected, select, true {, selected} other {}}",
    selectedAnnouncement: "{optionText}, selected",
  },
  dnd: {
    dragStartedKeyboard:
      "Started dragging. Press Tab to go to a place to drop, then Enter to drop or Escape to cancel.",
    dragStartedTouch: "Started dragging. Go to a place to drop, then double-tap to drop.",
    dragStartedVirtual: "Started dragging. Go to a place to drop, then click or press Enter to drop.",
    dropCanceled: "Drop cancelled.",
    dropComplete: "Drop complete.",
    dropDescriptionKeyboard: "Press Enter to drop, Escape to cancel.",
    dropDescriptionTouch: "Double-tap to drop.",
    dropDescriptionVirtual: "Click to drop.",
  },
  menu: {
    longPressMessage: "To open the menu, press and hold, or press Alt and the down arrow",
  },
  overlays: {
    dismiss: "Close",
  },
};

export default messages;
