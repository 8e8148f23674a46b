import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Jobs for you",
  lead: "Jobs by what you searched for, saved and applied for. Every ad says why it is here.",
  all: "All jobs for you ({shown})",
  reasons: "Why this job is here",
  reason: {
    searched: "You searched for: {search}",
    saved: "Similar to an ad you saved: {title}",
    applied: "Similar to an ad you applied for: {title}",
    near: "Within {km}\u00a0km of the place in your address: {place}",
  },
  unknown: {
    title: "No jobs for you yet",
    lead: "Jobs appear here once your steps show what you are looking for. One of these is enough:",
    search: "Search for jobs, by occupation or place.",
    save: "Save an ad by pressing the heart.",
    apply: "Apply for a job.",
    address: "Add the place to your address in the settings.",
    guest:
      "Without an account we recommend in this browser only, and only if you accepted all cookies. With an account, recommendations follow you to all your devices.",
  },
  nothing: {
    title: "Nothing fits right now",
    text: "We know what you are looking for, but there are no such jobs now, apart from those you have saved or applied for. Come back in a few days, or search more widely.",
  },
  search: "Search jobs",
};

export default messages;
