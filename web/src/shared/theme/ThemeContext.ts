/** Lets a control change the theme of the document. */
import { createContext, useContext } from "react";
import { clearTheme, saveTheme, type Theme } from "./theme";

export const ThemeContext = createContext<(theme: Theme | undefined) => void>(() => {});

/** Undefined follows the system. */
export function useChooseTheme(): (theme: Theme | undefined) => void {
  const show = useContext(ThemeContext);
  return (theme) => {
    if (theme) saveTheme(theme);
    else clearTheme();
    show(theme);
  };
}
