/** Changes between the light and the dark theme, and keeps the choice in the profile of whoever is signed in. */
import { useTranslations } from "use-intl";
import { useSavePreferences } from "@/shared/account/account";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useChooseTheme } from "@/shared/theme/ThemeContext";
import { currentTheme } from "@/shared/theme/theme";
import { toasts } from "@/shared/ui/toasts";

export function useToggleTheme(): () => void {
  const t = useTranslations("ui");
  const errorText = useErrorText();
  const choose = useChooseTheme();
  const savePreferences = useSavePreferences();
  return () => {
    const theme = currentTheme() === "dark" ? "light" : "dark";
    choose(theme);
    // If saving to the profile fails, the cookie still has it.
    savePreferences({ theme }).catch((error: unknown) =>
      toasts.show({ tone: "danger", title: t("themeNotSaved"), text: errorText(problemOf(error).code) }),
    );
  };
}
