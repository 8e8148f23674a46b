/** A saved search: what it looks for, when it is mailed, and what may be done with it. */
import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { SavedSearch } from "@/shared/api/generated";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { CARD } from "@/shared/ui/Card";
import { classes } from "@/shared/ui/classes";
import { IconButton } from "@/shared/ui/IconButton";
import { type SearchViews, titleOf } from "../searchViews";
import { FilterChips } from "./FilterChips";
import { MailState } from "./MailState";
import { Preview } from "./Preview";
import { ScheduleSelects } from "./ScheduleSelects";
import { SearchName } from "./SearchName";

interface SavedSearchCardProps {
  readonly saved: SavedSearch;
  readonly access: string;
  readonly views: SearchViews;
  readonly onRemove: () => void;
  /** Opens what was mailed and why; not for a guest. */
  readonly onAskWhy?: (() => void) | undefined;
}

export function SavedSearchCard({ saved, access, views, onRemove, onAskWhy }: SavedSearchCardProps) {
  const t = useTranslations("saved-searches");
  const [isPreviewed, setPreviewed] = useState(false);
  const previewId = useId();
  const title = titleOf(saved, views);
  return (
    <article className={classes(CARD, "flex flex-col gap-3 px-4 py-3 md:px-5 md:py-4")}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 flex-1">
          <SearchName saved={saved} access={access} views={views} />
        </div>
        <IconButton label={t("remove", { name: title })} className="-mr-2 md:-mr-3" onPress={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      {saved.name !== "" && <FilterChips parts={views.partsOf(saved.search)} />}
      <ScheduleSelects saved={saved} access={access} />
      <MailState saved={saved} />
      <div className="-mx-2 flex flex-wrap items-center gap-x-1">
        <Button
          variant="quiet"
          className="px-2!"
          aria-expanded={isPreviewed}
          aria-controls={previewId}
          onPress={() => setPreviewed(!isPreviewed)}
        >
          {t("preview.show")}
          <ChevronDown aria-hidden className={classes("size-4", isPreviewed && "rotate-180")} />
        </Button>
        {onAskWhy && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-haspopup="dialog"
            aria-label={t("why.showOf", { name: title })}
            onPress={onAskWhy}
          >
            {t("why.show")}
          </Button>
        )}
        <RouteLink
          route="jobSearch"
          search={views.addressOf(saved.search)}
          aria-label={t("openOf", { name: title })}
          className={classes(buttonStyle("quiet"), "px-2!")}
        >
          {t("open")}
        </RouteLink>
      </div>
      <div id={previewId} className="empty:hidden">
        {isPreviewed && <Preview saved={saved} access={access} views={views} />}
      </div>
    </article>
  );
}
