/** Light to dark and back. */
import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { useChooseTheme } from "@/shared/theme/ThemeContext";
import { themeInForce } from "@/shared/theme/theme";
import { IconButton } from "@/shared/ui/IconButton";

export function ThemeToggle() {
  const t = useTranslations("shell");
  const choose = useChooseTheme();
  return (
    <IconButton label={t("changeTheme")} onPress={() => choose(themeInForce() === "dark" ? "light" : "dark")}>
      {/* Which of the two is shown is decided in CSS: the server does not know the system's theme. */}
      <Moon aria-hidden className="only-light size-5" />
      <Sun aria-hidden className="only-dark size-5" />
    </IconButton>
  );
}
