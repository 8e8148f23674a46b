/** Toggles between light and dark theme. */
import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSavePreferences } from "@/shared/account/account";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useChooseTheme } from "@/shared/theme/ThemeContext";
import { currentTheme } from "@/shared/theme/theme";
import { IconButton } from "@/shared/ui/IconButton";
import { toasts } from "@/shared/ui/toasts";

export function ThemeToggle() {
  const t = useTranslations("shell");
  const ui = useTranslations("ui");
  const errorText = useErrorText();
  const choose = useChooseTheme();
  const savePreferences = useSavePreferences();
  const press = () => {
    const theme = currentTheme() === "dark" ? "light" : "dark";
    choose(theme);
    // If saving to the profile fails, the cookie still has it.
    savePreferences({ theme }).catch((error: unknown) =>
      toasts.show({
        tone: "danger",
        title: ui("themeNotSaved"),
        text: errorText(problemOf(error).code),
      }),
    );
  };
  return (
    <IconButton label={t("changeTheme")} onPress={press}>
      {/* CSS decides which icon is visible: the server does not know the system's theme. */}
      <Moon aria-hidden className="only-light size-5" />
      <Sun aria-hidden className="only-dark size-5" />
    </IconButton>
  );
}
