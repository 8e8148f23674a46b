import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Savjeti",
  lead: "O biografiji, prijavi, razgovoru za posao i pravima na radu.",
  topicTitle: "{topic}: savjeti",
  topics: "Teme savjeta",
  all: "Svi savjeti",
  dated: "Napisano {date}",
  readNext: "Pročitajte i ovo",
};

export default messages;
