/** Light to dark and back. */
import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { useKeepInterface } from "@/shared/account/account";
import { useChooseTheme } from "@/shared/theme/ThemeContext";
import { themeInForce } from "@/shared/theme/theme";
import { IconButton } from "@/shared/ui/IconButton";

export function ThemeToggle() {
  const t = useTranslations("shell");
  const choose = useChooseTheme();
  const keepInterface = useKeepInterface();
  const press = () => {
    const theme = themeInForce() === "dark" ? "light" : "dark";
    choose(theme);
    // When the profile does not take it, this browser's cookie still has it.
    keepInterface({ theme }).catch(() => {});
  };
  return (
    <IconButton label={t("changeTheme")} onPress={press}>
      {/* Which of the two is shown is decided in CSS: the server does not know the system's theme. */}
      <Moon aria-hidden className="only-light size-5" />
      <Sun aria-hidden className="only-dark size-5" />
    </IconButton>
  );
}
