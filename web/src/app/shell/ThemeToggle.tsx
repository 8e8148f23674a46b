/** Toggles between light and dark theme. */
import { useTranslations } from "use-intl";
import { IconButton } from "@/shared/ui/IconButton";
import { ThemeIcon } from "./ThemeIcon";
import { useToggleTheme } from "./useToggleTheme";

export function ThemeToggle() {
  const t = useTranslations("shell");
  return (
    <IconButton label={t("changeTheme")} onPress={useToggleTheme()}>
      <ThemeIcon className="size-5" />
    </IconButton>
  );
}
