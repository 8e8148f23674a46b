import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Advice",
  lead: "About CVs, applying, interviews and rights at work.",
  topicTitle: "{topic}: advice",
  topics: "Topics of advice",
  all: "All advice",
  dated: "Written on {date}",
  readNext: "Read next",
};

export default messages;
