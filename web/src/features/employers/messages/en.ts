import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Employers",
  lead: "Employers who publish ads, with their jobs and their response to applications.",
  page: "page {page}",
  search: {
    name: "Name of the employer",
    sector: "Sector",
    allSectors: "All sectors",
    sectorCount: "{sector} ({count})",
    submit: "Search",
  },
  letters: {
    title: "Employers by initial letter",
    all: "All letters",
    digits: "0–9",
    latin: "Latin letters",
    cyrillic: "Cyrillic letters",
  },
  found: "{count, plural, =0 {No such employers} one {{shown} employer} other {{shown} employers}}",
  noneHint: "Check the name or choose another sector.",
  showAll: "All employers",
  openJobs:
    "{count, plural, =0 {No open jobs at the moment} one {{shown} open job} other {{shown} open jobs}}",
  morePlaces: "{places} and elsewhere",
  profile: {
    description:
      "{employer}: {count, plural, =0 {no open jobs at the moment} one {{shown} open job} other {{shown} open jobs}}, and about the employer.",
    demo: "Example",
    demoHint: "This is an invented employer that shows how the site works.",
    sectors: "Sectors",
    places: "Places of work",
    website: "{address}, opens in a new tab",
    about: "About the employer",
    jobs: "Open jobs",
    noJobs: "No open jobs at the moment",
    noJobsHint: "When this employer publishes an ad, you will find it here.",
    allJobs: "All jobs",
    searchJobs: "Search this employer’s jobs",
  },
  rate: {
    title: "Response to applications",
    share: "of applications seen, or their selection ended, within {days} days",
    basis:
      "We count applications sent in the last {months} months and at least {days} days ago; there are {count} or more. We do not count applications that were deleted in that time before they were seen.",
    none: "We show the response once it rests on at least ten applications. There are not enough for this employer yet.",
  },
};

export default messages;
