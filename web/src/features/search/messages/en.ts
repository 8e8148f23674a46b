import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Job search",
  titleFor: "Jobs for “{query}”",
  description: "Search open jobs by occupation, employer and place.",
  what: "Job, employer or keyword",
  where: "Where?",
  search: "Search",
  found: "{count, plural, one {{shown} job} other {{shown} jobs}}",
  removeFilter: "Remove filter: {name}",
  unknownPlaces: "We don’t know this place: {places}. Check the spelling or try the nearest town.",
  nothing: "No jobs for this search",
  nothingHint: "Try a shorter title, a wider area or no place at all.",
  allJobs: "See all jobs",
};

export default messages;
