/** The dialog that saves a search: its code and messages load when it is first opened. */
import { lazyWithMessages } from "@/shared/i18n/lazyWithMessages";

export const SAVE_SEARCH_DIALOGS = lazyWithMessages(
  "saved-searches",
  import.meta.glob("./messages/*.ts", { import: "default" }),
  () => import("./components/SaveSearchForm"),
);
