import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Education and training",
  lead: "Public programs and guidance for those who want to learn something new, change their occupation or find a job more easily.",
  ofOthers:
    "The programs are run by the institutions named with each of them. Conditions change; what their own sites say is what counts. Nobody pays us for a recommendation.",
  recommended: "Recommended education",
  all: "All programs ({shown})",
  reasons: "Why this program is here",
  provider: "Run by",
  countries: "Programs by country",
  jobCategories: "For these fields of work",
  website: "Open {address} (another site, in a new tab)",
  missing: "Do you know of a public program that is missing here? <link>Write to us.</link>",
  reason: {
    category: {
      searched: "A field you searched for: {name}",
      saved: "The field of an ad you saved: {name}",
      applied: "The field of a job you applied for: {name}",
    },
    country: {
      searched: "A country you searched in: {name}",
      saved: "The country of an ad you saved: {name}",
      applied: "The country of a job you applied for: {name}",
      address: "The country in your address: {name}",
      language: "By the language of the page: {name}",
    },
  },
};

export default messages;
