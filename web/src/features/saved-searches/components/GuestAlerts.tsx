/** All alerts of a guest's address, by the token of a mailed link. */
import { useTranslations } from "use-intl";
import type { SavedSearch } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";
import { savedSearchesApi } from "../api";
import { type SearchViews, titleOf } from "../searchViews";
import { AlertLinkNeeded } from "./AlertLinkNeeded";
import { NoSearches } from "./NoSearches";
import { SavedSearchList } from "./SavedSearchList";

interface GuestAlertsProps {
  readonly access: string;
  readonly views: SearchViews;
}

export function GuestAlerts({ access, views }: GuestAlertsProps) {
  const t = useTranslations("saved-searches.guest");
  const failed = useTranslations("search.save");
  const errorText = useErrorText();
  const { confirm, dialog } = useConfirm();
  const [removeSearch] = savedSearchesApi.useDeleteSavedSearchMutation();
  const { data, error, isLoading, refetch } = savedSearchesApi.useSavedSearchesQuery(access);
  const status = error && problemOf(error).status;
  if (!data && status !== undefined && [401, 403, 404, 410].includes(status)) {
    return <AlertLinkNeeded isExpired />;
  }
  // Saving it again would take another mail, so it is asked before rather than undone after.
  const remove = async (saved: SavedSearch) => {
    const isSure = await confirm({
      title: t("removeTitle", { name: titleOf(saved, views) }),
      text: t("removeText"),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (!isSure) return;
    const { error } = await removeSearch({ id: saved.id, key: saved.key, access });
    if (error)
      toasts.show({
        tone: "danger",
        title: failed("removeFailed"),
        text: errorText(problemOf(error).code),
      });
    else toasts.show({ tone: "info", title: failed("removed") });
  };
  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={error !== undefined && !data}
      onReload={() => void refetch()}
    >
      <p className="mb-5 text-text-muted">{t("lead")}</p>
      {data?.items.length === 0 && <NoSearches />}
      {data && data.items.length > 0 && (
        <SavedSearchList
          items={data.items}
          views={views}
          access={access}
          onRemove={(saved) => void remove(saved)}
        />
      )}
      {dialog}
    </LoadingContainer>
  );
}
