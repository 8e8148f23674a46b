/** Changes a saved search; a failure is told by a toast, and what was shown is as before. */
import { useTranslations } from "use-intl";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { type OwnSearch, type SearchChange, savedSearchesApi } from "./api";

export function useChange({ id, access }: OwnSearch): (change: SearchChange) => Promise<boolean> {
  const t = useTranslations("saved-searches");
  const errorText = useErrorText();
  const [change] = savedSearchesApi.useEditSavedSearchMutation();
  return async (values) => {
    const { error } = await change({ id, access, change: values });
    if (!error) return true;
    toasts.show({ tone: "danger", title: t("changeFailed"), text: errorText(problemOf(error).code) });
    return false;
  };
}
