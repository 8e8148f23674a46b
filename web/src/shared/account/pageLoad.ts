/**
 * Full page loads after signing in or out, so that no data of another user stays in memory. Password managers also take
 * a page load as a sign of success.
 */
import type { Me } from "../api/generated";
import { isLocale, LOCALE_COOKIE } from "../i18n/locales";
import { isTheme, saveTheme, setCookieForAYear } from "../theme/theme";
import { type ToastContent, toasts } from "../ui/toasts";
import { returnPath } from "./returnPath";

/** Loads a page of this site, the home page for any other address. `toast`: shown on the loaded page. */
export function loadPage(address: string, toast?: ToastContent): void {
  if (toast) toasts.store(toast);
  window.location.assign(returnPath(address) ?? "/");
}

/** Applies the user's saved theme and language to this browser. */
export function applyPreferences({ locale, preferences }: Me): void {
  if (isTheme(preferences.theme)) saveTheme(preferences.theme);
  if (isLocale(locale)) setCookieForAYear(LOCALE_COOKIE, locale);
}
