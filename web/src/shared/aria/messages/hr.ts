const messages = {
  components: {
    dropzoneLabel: "Mjesto za ispuštanje datoteka",
    selectPlaceholder: "Odaberite",
  },
  autocomplete: {
    collectionLabel: "Prijedlozi",
  },
  combobox: {
    buttonLabel: "Prikaži prijedloge",
    listboxLabel: "Prijedlozi",
    countAnnouncement:
      "{optionCount, plural, one {Dostupna je {shown} opcija} few {Dostupne su {shown} opcije} other {Dostupno je {shown} opcija}}.",
    focusAnnouncement:
      "{isGroupChange, select, true {Skupina {groupTitle}, {groupCount, plural, one {{shown} opcija} few {{shown} opcije} other {{shown} opcija}}. } other {}}{optionText}{isSelected, select, true {, odabrano} other {}}",
    selectedAnnouncement: "{optionText}, odabrano",
  },
  dnd: {
    dragStartedKeyboard:
      "Povlačenje je počelo. Tipkom Tab dođite do mjesta za ispuštanje, pa pritisnite Enter za ispuštanje ili Escape za odustajanje.",
    dragStartedTouch:
      "Povlačenje je počelo. Dođite do mjesta za ispuštanje, pa ga dvaput dodirnite za ispuštanje.",
    dragStartedVirtual:
      "Povlačenje je počelo. Dođite do mjesta za ispuštanje, pa kliknite ili pritisnite Enter za ispuštanje.",
    dropCanceled: "Ispuštanje je otkazano.",
    dropComplete: "Ispuštanje je dovršeno.",
    dropDescriptionKeyboard: "Pritisnite Enter za ispuštanje, Escape za odustajanje.",
    dropDescriptionTouch: "Dvaput dodirnite za ispuštanje.",
    dropDescriptionVirtual: "Kliknite za ispuštanje.",
  },
  menu: {
    longPressMessage: "Za otvaranje izbornika pritisnite dugo, ili pritisnite Alt i strelicu prema dolje",
  },
  overlays: {
    dismiss: "Zatvori",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    aria: typeof messages;
  }
}
