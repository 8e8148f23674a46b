import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  text: "Текст на огласот",
  requirements: "Што се бара",
  benefits: "Што се нуди",
};

export default messages;
