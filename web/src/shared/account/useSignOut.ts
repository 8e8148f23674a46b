/** Ends the session and loads the home page. */
import { useLocale, useTranslations } from "use-intl";
import { useLogoutMutation } from "../api/generated";
import { problemOf } from "../api/problem";
import { useErrorText } from "../errors/useErrorText";
import { removeAllFromDevice } from "../offline/jobsOnDevice";
import { removeUnsentEdits } from "../offline/unsentEdits";
import { unsubscribeBrowser } from "../push/browserPush";
import { toasts } from "../ui/toasts";
import { loadPage } from "./pageLoad";

export function useSignOut() {
  const t = useTranslations("ui.signedOut");
  const locale = useLocale();
  const errorText = useErrorText();
  const [logout, { isLoading }] = useLogoutMutation();
  const signOut = async () => {
    const { error } = await logout();
    if (error)
      return toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
    await Promise.all([removeAllFromDevice(), unsubscribeBrowser()]);
    removeUnsentEdits();
    loadPage(locale === "hr" ? "/" : `/${locale}`, { tone: "success", title: t("done") });
  };
  return { signOut, isPending: isLoading };
}
