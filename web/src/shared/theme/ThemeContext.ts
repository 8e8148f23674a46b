/** How a control deep in the page changes the theme of the document around it. */
import { createContext, useContext } from "react";
import { forgetTheme, rememberTheme, type Theme } from "./theme";

export const ThemeContext = createContext<(theme: Theme | undefined) => void>(() => {});

/** Undefined follows the system. */
export function useChooseTheme(): (theme: Theme | undefined) => void {
  const show = useContext(ThemeContext);
  return (theme) => {
    if (theme) rememberTheme(theme);
    else forgetTheme();
    show(theme);
  };
}
