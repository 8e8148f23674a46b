import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  version: "Verzija {version} od {date}",
  former: "Ovo je ranija verzija.",
  toNewest: "Na važeću verziju",
};

export default messages;
