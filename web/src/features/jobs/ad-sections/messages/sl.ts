import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  text: "Besedilo oglasa",
  requirements: "Kaj se zahteva",
  benefits: "Kaj se ponuja",
};

export default messages;
