/** Light or dark: the visitor's choice, kept in a cookie for a year. Without one the system's setting counts. */

export type Theme = "light" | "dark";

export const THEME_COOKIE = "theme";

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

export function rememberTheme(theme: Theme): void {
  rememberForAYear(THEME_COOKIE, theme);
}

/** The system's setting counts again. */
export function forgetTheme(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as below
  document.cookie = `${THEME_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** What the page looks like now, whoever decided it. */
export function themeInForce(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function rememberForAYear(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and the page may be leaving
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
