import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  text: "Tekst oglasa",
  requirements: "Šta se traži",
  benefits: "Šta se nudi",
};

export default messages;
