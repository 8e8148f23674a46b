import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  text: "The ad",
  requirements: "Requirements",
  benefits: "Benefits",
};

export default messages;
