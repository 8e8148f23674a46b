/** Saved searches, the last saved first. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedSearch } from "@/shared/api/generated";
import type { SearchViews } from "../searchViews";
import { SavedSearchCard } from "./SavedSearchCard";
import { WhyDialog } from "./WhyDialog";

interface SavedSearchListProps {
  readonly items: readonly SavedSearch[];
  readonly views: SearchViews;
  readonly onRemove: (saved: SavedSearch) => void;
  /** The token of a guest's link, or "" for the session. */
  readonly access: string;
}

export function SavedSearchList({ items, views, onRemove, access }: SavedSearchListProps) {
  const t = useTranslations("saved-searches");
  const [asked, setAsked] = useState<SavedSearch>();
  return (
    <>
      <ul aria-label={t("saved")} className="flex flex-col gap-3">
        {items.map((saved) => (
          <li key={saved.id}>
            <SavedSearchCard
              saved={saved}
              access={access}
              views={views}
              onRemove={() => onRemove(saved)}
              onAskWhy={access === "" ? () => setAsked(saved) : undefined}
            />
          </li>
        ))}
      </ul>
      {asked && <WhyDialog saved={asked} views={views} onClose={() => setAsked(undefined)} />}
    </>
  );
}
