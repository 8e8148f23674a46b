import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Server settings",
    lead: "Values of the process that answered. Passwords, keys and addresses of services are not shown.",
    unset: "not set",
  },
  routes: {
    title: "Page addresses",
    lead: "Every kind of page with its address in each language. A word after a colon stands for a part that varies.",
    indexable: "for search engines",
  },
};

export default messages;
