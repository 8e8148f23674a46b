/** Removes a saved search of the signed-in user at once, with a toast that undoes it. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import type { ApiDispatch } from "@/shared/api/context";
import type { SavedSearch, SaveSearch } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import type { JobFilters } from "@/shared/api/searches";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { savedSearchesApi } from "./api";

/** A removed search, which is saved again when the removal is undone: all that is known of it. */
interface Removed extends Partial<Omit<SavedSearch, "id" | "key" | "search">> {
  readonly id: string;
  readonly key: string;
  readonly filters: JobFilters;
}

export function useRemoval(): (removed: Removed) => Promise<void> {
  const t = useTranslations("search.save");
  const errorText = useErrorText();
  // Not the hooks of the mutations: the toast outlives the list's item, and may outlive the page.
  const dispatch = useDispatch<ApiDispatch>();
  const { deleteSavedSearch, saveSearch } = savedSearchesApi.endpoints;
  const tell = (title: string, error: unknown) =>
    toasts.show({ tone: "danger", title, text: errorText(problemOf(error).code) });
  const undo = async (body: SaveSearch) => {
    const { error } = await dispatch(saveSearch.initiate({ saveSearch: body }));
    if (error) tell(t("saveFailed"), error);
  };
  return async ({ id, key, filters, name, frequency, hour, weekday, locale }) => {
    const { error } = await dispatch(deleteSavedSearch.initiate({ id, key, access: "" }));
    if (error && problemOf(error).status !== 404) return tell(t("removeFailed"), error);
    const body = {
      search: filters,
      ...(name && { name }),
      ...(frequency && { frequency }),
      ...(hour !== undefined && { hour }),
      ...(weekday !== undefined && { weekday }),
      ...(locale && { locale }),
    };
    toasts.show({
      tone: "info",
      title: t("removed"),
      action: { label: t("undo"), onPress: () => void undo(body) },
    });
  };
}
