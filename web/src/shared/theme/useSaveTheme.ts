/** Shows a theme and keeps it: in this browser, and in the profile of whoever is signed in. */
import { useTranslations } from "use-intl";
import { useSavePreferences } from "../account/account";
import { problemOf } from "../api/problem";
import { useErrorText } from "../errors/useErrorText";
import { toasts } from "../ui/toasts";
import { useChooseTheme } from "./ThemeContext";
import type { Theme } from "./theme";

/** Undefined follows the system. */
export function useSaveTheme(): (theme: Theme | undefined) => void {
  const t = useTranslations("ui");
  const errorText = useErrorText();
  const choose = useChooseTheme();
  const savePreferences = useSavePreferences();
  return (theme) => {
    choose(theme);
    // If saving to the profile fails, the cookie still has it.
    savePreferences({ theme: theme ?? null }).catch((error: unknown) =>
      toasts.show({ tone: "danger", title: t("themeNotSaved"), text: errorText(problemOf(error).code) }),
    );
  };
}
