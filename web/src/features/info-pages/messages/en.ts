import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Version {version} of {date}",
  former: "This is a former version.",
  toNewest: "To the version in force",
};

export default messages;
