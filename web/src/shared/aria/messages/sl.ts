import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  components: {
    dropzoneLabel: "Mesto za spuščanje datotek",
    selectPlaceholder: "Izberite",
  },
  autocomplete: {
    collectionLabel: "Predlogi",
  },
  combobox: {
    buttonLabel: "Prikaži predloge",
    listboxLabel: "Predlogi",
    countAnnouncement:
      "{optionCount, plural, one {Na voljo je {shown} možnost} two {Na voljo sta {shown} možnosti} few {Na voljo so {shown} možnosti} other {Na voljo je {shown} možnosti}}.",
    focusAnnouncement:
      "{isGroupChange, select, true {Skupina {groupTitle}, {groupCount, plural, one {{shown} možnost} two {{shown} možnosti} few {{shown} možnosti} other {{shown} možnosti}}. } other {}}{optionText}{isSelected, select, true {, izbrano} other {}}",
    selectedAnnouncement: "{optionText}, izbrano",
  },
  dnd: {
    dragStartedKeyboard:
      "Vlečenje se je začelo. S tipko Tab pojdite do mesta za spuščanje in spustite s tipko Enter ali prekličite s tipko Escape.",
    dragStartedTouch:
      "Vlečenje se je začelo. Pojdite do mesta za spuščanje in se ga dvakrat dotaknite, da spustite.",
    dragStartedVirtual:
      "Vlečenje se je začelo. Pojdite do mesta za spuščanje in kliknite ali pritisnite Enter, da spustite.",
    dropCanceled: "Spuščanje je preklicano.",
    dropComplete: "Spuščanje je končano.",
    dropDescriptionKeyboard: "Pritisnite Enter, da spustite, ali Escape, da prekličete.",
    dropDescriptionTouch: "Dvakrat se dotaknite, da spustite.",
    dropDescriptionVirtual: "Kliknite, da spustite.",
  },
  menu: {
    longPressMessage: "Meni odprete z dolgim pritiskom ali s tipko Alt in puščico dol",
  },
  overlays: {
    dismiss: "Zapri",
  },
};

export default messages;
