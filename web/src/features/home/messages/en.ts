import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  pageTitle: "Jobs in Croatia and the region",
  title: "The job you are looking for.",
  titleMore: "Always know where your application stands.",
  lead: "Apply without signing up and follow what happens next: when your application is forwarded, and when the employer has seen it.",
  description:
    "Jobs in Croatia and the region, applying without an account, and a view of every step of your application.",
  open: "Open jobs",
  exclusive: "Exclusive jobs of the week",
  videos: "Jobs with a video",
  featured: "Featured jobs",
  allOpen: "All open jobs ({shown})",
  categories: "Jobs by category",
  allCategories: "Show all categories ({count})",
  noneYet: "No open jobs right now",
  noneYetHint: "New ads come in every day. Drop by tomorrow.",
  mine: {
    title: "Hello, {name}",
    applications: "Your applications",
    allApplications: "All applications ({shown})",
    noApplications: "No applications yet. Once you apply for a job, you see every step here.",
    searches: "Your searches",
    noSearches: "No searches yet. What you search for stays here, with the number of new ads.",
    newJobs: "{count, plural, one {{shown} new ad} other {{shown} new ads}} since {date}",
    nothingNew: "Nothing new since {date}",
    searchedOn: "Searched on {date}",
  },
  steps: {
    title: "The journey of an application",
    sent: "Application sent",
    sentHint: "Confirm it with the five-digit code we send you.",
    forwarded: "Forwarded to the employer",
    forwardedHint: "With the CV and the documents you choose.",
    seen: "Seen by the employer",
    seenHint: "Noted only when a person opens it, not a program.",
    ended: "Selection finished",
    endedHint: "We tell you then too, whatever the outcome.",
  },
};

export default messages;
