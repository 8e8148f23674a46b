import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Applying on the employer’s site",
  lead: "For <strong>{title}</strong> at <strong>{employer}</strong> you apply directly with the employer.",
  notSeen:
    "We don’t see applications made there, so we can’t show what happens to yours. The confirmation and the answer come from the employer.",
  openSite: "Continue to {host}",
  openForm: "Open the form on {host}",
  formTitle: "Applying through the employer’s form",
  leavingTo: "You are leaving for {host}",
  seconds:
    "{count, plural, one {The employer’s page opens in {shown} second.} other {The employer’s page opens in {shown} seconds.}}",
  opening: "Opening the employer’s page…",
  goNow: "Open {host} now",
  stay: "Stay here",
  backToJob: "Back to the job",
  notFound: {
    title: "Application link not found",
    text: "This address leads to no application page of the employer. The ad says how to apply.",
    ways: "Ways to apply",
  },
};

export default messages;
