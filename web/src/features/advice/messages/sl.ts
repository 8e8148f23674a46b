import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Nasveti",
  lead: "O življenjepisu, prijavi, razgovoru za delo in pravicah pri delu.",
  topicTitle: "{topic}: nasveti",
  topics: "Teme nasvetov",
  all: "Vsi nasveti",
  dated: "Napisano {date}",
  readNext: "Preberite še",
};

export default messages;
