/** How a control deep in the page changes the theme of the document around it. */
import { createContext, useContext } from "react";
import { rememberTheme, type Theme } from "./theme";

export const ThemeContext = createContext<(theme: Theme) => void>(() => {});

export function useChooseTheme(): (theme: Theme) => void {
  const show = useContext(ThemeContext);
  return (theme) => {
    rememberTheme(theme);
    show(theme);
  };
}
