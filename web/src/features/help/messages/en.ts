import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Frequently asked questions",
  lead: "Answers about finding jobs, applications, your account and your data.",
  categoryTitle: "{category}: frequently asked questions",
  categories: "Topics of questions",
  all: "All questions",
  search: "Search the questions",
  found: "{count, plural, =0 {There is no such question.} one {{shown} question} other {{shown} questions}}",
  linkToQuestion: "Link to this question",
  askUs: "No answer here? <link>Write to us</link>.",
};

export default messages;
