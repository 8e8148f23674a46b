/** Changes between the light and the dark theme. */
import { currentTheme } from "@/shared/theme/theme";
import { useSaveTheme } from "@/shared/theme/useSaveTheme";

export function useToggleTheme(): () => void {
  const saveTheme = useSaveTheme();
  return () => saveTheme(currentTheme() === "dark" ? "light" : "dark");
}
