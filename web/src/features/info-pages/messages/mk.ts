import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Верзија {version} од {date}",
  former: "Ова е поранешна верзија.",
  toNewest: "Кон важечката верзија",
};

export default messages;
