import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Совети",
  lead: "За биографијата, аплицирањето, разговорот за работа и правата на работа.",
  topicTitle: "{topic}: совети",
  topics: "Теми на советите",
  all: "Сите совети",
  dated: "Напишано на {date}",
  readNext: "Прочитајте и",
};

export default messages;
