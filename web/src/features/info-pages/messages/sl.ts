import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Različica {version} z dne {date}",
  former: "To je prejšnja različica.",
  toNewest: "Na veljavno različico",
};

export default messages;
