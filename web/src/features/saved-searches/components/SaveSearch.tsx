/** Switch that saves a search: new jobs are then mailed. Needs JavaScript; its space is reserved. */
import { Bell, BellRing } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { JobSearch, SearchUserInfo } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { SAVE_SEARCH_DIALOGS } from "../saveSearchDialog";
import { useRemoval } from "../useRemoval";

interface SaveSearchProps {
  /** Filters of the search; without any there is nothing to save, and no switch. */
  readonly filters: JobFilters;
  readonly search: JobSearch;
  readonly userInfo: SearchUserInfo;
  /** The search in a few words. */
  readonly text: string;
  /** `quiet` stands beside the number of results, on small screens as a bell alone. */
  readonly look?: "quiet" | "secondary";
}

export function SaveSearch({ filters, search, userInfo, text, look = "quiet" }: SaveSearchProps) {
  const t = useTranslations("search.save");
  const Dialog = SAVE_SEARCH_DIALOGS[useLocale()];
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoval();
  const { isSaved, savedSearchId } = userInfo;
  const { sort: _, ...unsorted } = filters;
  const isQuiet = look === "quiet";
  const Icon = isSaved ? BellRing : Bell;
  const toggle = () => {
    if (isSaved && savedSearchId) void remove({ id: savedSearchId, key: search.key, filters: unsorted });
    else setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={t("notify")}
        title={t("notify")}
        onClick={toggle}
        className={classes(
          buttonStyle(look),
          "noscript:hidden",
          isQuiet && "max-lg:-mx-1.5 max-lg:size-11 max-lg:px-0",
        )}
      >
        <Icon aria-hidden className={classes("size-5 shrink-0", isSaved && "fill-accent-soft")} />
        <span aria-hidden className={classes(isQuiet && "max-lg:hidden")}>
          {t(isSaved ? "on" : "notify")}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog filters={unsorted} text={text} searchKey={search.key} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
