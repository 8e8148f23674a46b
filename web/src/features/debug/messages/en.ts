import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  config: {
    title: "Server settings",
    lead: "Values of the process that answered. Passwords, keys and addresses of services are not shown.",
    unset: "not set",
  },
  mails: {
    title: "Messages",
    lead: "Every message that the site sends, with sample data. They are in the language of the page.",
    open: "Open as in a mail program",
  },
  routes: {
    title: "Page addresses",
    lead: "Every kind of page with its address in each language. A word after a colon stands for a part that varies.",
    indexable: "for search engines",
  },
};

export default messages;
