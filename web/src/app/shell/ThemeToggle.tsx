/** Toggles between light and dark theme. */
import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSavePreferences } from "@/shared/account/account";
import { useChooseTheme } from "@/shared/theme/ThemeContext";
import { currentTheme } from "@/shared/theme/theme";
import { IconButton } from "@/shared/ui/IconButton";

export function ThemeToggle() {
  const t = useTranslations("shell");
  const choose = useChooseTheme();
  const savePreferences = useSavePreferences();
  const press = () => {
    const theme = currentTheme() === "dark" ? "light" : "dark";
    choose(theme);
    // If saving to the profile fails, the cookie still has it.
    savePreferences({ theme }).catch(() => {});
  };
  return (
    <IconButton label={t("changeTheme")} onPress={press}>
      {/* CSS decides which icon is visible: the server does not know the system's theme. */}
      <Moon aria-hidden className="only-light size-5" />
      <Sun aria-hidden className="only-dark size-5" />
    </IconButton>
  );
}
