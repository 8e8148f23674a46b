import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  newTab: "(opens in a new tab)",
  optional: "optional",
  choose: "Please select",
  noOptions: "No options",
  showOptions: "Show options",
  working: "Working on it…",
  loading: "Loading…",
  loadingFailed: "Error while loading",
  loadingFailedHint: "Something went wrong. Please reload or try again later.",
  reload: "Reload",
  stale: "This list is being updated. The latest changes will appear in a moment.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss notification",
  notifications: "Messages of the site",
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageNumber: "Page {number}",
  chooseFile: "Choose a file",
  chooseFiles: "Choose files",
  themeNotSaved: "Your theme was not saved to your account, only in this browser",
  signedOut: {
    done: "You are signed out",
    failed: "We could not sign you out",
  },
  age: {
    now: "just now",
    minutes: "{count, plural, =1 {a minute} one {{shown} minute} other {{shown} minutes}} ago",
    hours: "{count, plural, =1 {an hour} one {{shown} hour} other {{shown} hours}} ago",
    yesterday: "yesterday",
    days: "{count, plural, one {{shown} day} other {{shown} days}} ago",
    weeks: "{count, plural, =1 {a week} one {{shown} week} other {{shown} weeks}} ago",
    months: "{count, plural, =1 {a month} one {{shown} month} other {{shown} months}} ago",
  },
  date: {
    year: "year",
    month: "month",
    day: "day",
    clear: "Clear",
    today: "Today",
    thisMonth: "This month",
    thisYear: "This year",
  },
  sortable: {
    handle: "Move: {name}",
    hint: "Arrow up and down change the order.",
    moved: "{name}: {place} of {count}",
  },
  errorSummary: {
    title: "Please check {count, plural, one {{shown} more field} other {{shown} more fields}}",
  },
  crop: {
    zoom: "Zoom",
    area: "Part of the picture",
    hint: "Drag the picture or move it with the arrow keys. The keys + and − zoom in and out.",
    use: "Use the picture",
    unreadable: "We can’t open this picture. Choose one in the format JPG, PNG or WebP.",
  },
};

export default messages;
