import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "CV database",
  lead: "People who look for work and want employers to find them. You see name and contact once you open a CV.",
  notice: "When you open a CV, the person will see that {employer} looked at it, and when.",
  count: "{count, plural, one {{shown} CV} other {{shown} CVs}}",
  none: "No such CVs",
  noneHint: "Remove a filter, or come back later: new CVs appear as soon as people show them.",
  untitled: "CV without a title",
  looksFor: "Looks for",
  places: "Where",
  employments: "Employment",
  educationLevel: "Education",
  languages: "Languages",
  native: "native",
  work: "Work experience",
  years: "{count, plural, =0 {less than a year} one {{shown} year} other {{shown} years}}",
  salary: "expected salary {amount}",
  updatedAt: "Changed {date}",
  openedAt: "Opened {date}",
  open: "Open the CV",
  notOpened: "The CV could not be opened",
  opened: {
    title: "CV",
    noted: "It is noted that you looked at this CV. The person sees that next to it.",
  },
  filter: {
    label: "Filters",
    position: "Occupation they look for",
    place: "Place",
    educationLevel: "Education, at least",
    language: "Language they speak",
    any: "Any",
  },
};

export default messages;
