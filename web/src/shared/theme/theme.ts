/** Light or dark theme: the visitor's choice, saved in a cookie for a year; by default the system's. */

export type Theme = "light" | "dark";

export const THEME_COOKIE = "theme";

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

export function saveTheme(theme: Theme): void {
  setCookieForAYear(THEME_COOKIE, theme);
}

/** Returns to the system's theme. */
export function clearTheme(): void {
  deleteCookie(THEME_COOKIE);
}

/** The theme in effect. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as below
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function setCookieForAYear(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and the page may be leaving
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
