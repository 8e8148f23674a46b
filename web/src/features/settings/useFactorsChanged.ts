/** After a change of second factors: says so, and reads the account again, whose role may have or lack its rights now. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import { fetchAccount } from "@/shared/account/account";
import { toasts } from "@/shared/ui/toasts";

export function useFactorsChanged(): (what: "addedToast" | "removed") => void {
  const t = useTranslations("settings.secondFactor");
  const dispatch = useDispatch();
  return (what) => {
    toasts.show({ tone: "success", title: t(what), text: t("addedText") });
    void dispatch(fetchAccount(undefined, { forceRefetch: true, subscribe: false }) as never);
  };
}
