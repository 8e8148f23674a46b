/**
 * Somebody has come in or gone out: the page is loaded anew, so that nothing of another person stays in it. A loaded
 * page is also what password managers take for success.
 */
import type { Me } from "../api/generated";
import { isLocale, LOCALE_COOKIE } from "../i18n/locales";
import { isTheme, rememberForAYear, rememberTheme } from "../theme/theme";
import { type ToastWords, toasts } from "../ui/toasts";

/** `said`: shown once the page is there. */
export function loadAnew(address: string, said?: ToastWords): void {
  if (said) toasts.keep(said);
  window.location.assign(address);
}

/** The person's own theme and language go with them into this browser. */
export function takeOverPreferences({ locale, preferences }: Me): void {
  if (isTheme(preferences.theme)) rememberTheme(preferences.theme);
  if (isLocale(locale)) rememberForAYear(LOCALE_COOKIE, locale);
}
