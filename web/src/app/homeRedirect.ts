/** Redirects `/`, and no other path, to the visitor's language: the saved one, else the browser's, else English; Croatian where none is asked for. */
import { prefixed } from "@/routes/href";
import { FALLBACK_LOCALE, isLocale, LOCALE_COOKIE, type Locale, SOURCE_LOCALE } from "@/shared/i18n/locales";

interface Visitor {
  readonly cookie?: string | null;
  readonly acceptLanguage?: string | null;
  readonly fetchSite?: string | null;
}

/** The redirect target, or undefined when `/` is the right page. */
export function homeRedirect(url: URL, visitor: Visitor): string | undefined {
  if (url.pathname !== "/" || visitor.fetchSite === "same-origin") return undefined;
  const locale = savedLocale(visitor.cookie) ?? preferredLocale(visitor.acceptLanguage) ?? SOURCE_LOCALE;
  return locale === SOURCE_LOCALE ? undefined : prefixed(locale, "/") + url.search;
}

function savedLocale(cookie: string | null | undefined): Locale | undefined {
  const value = cookie?.match(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)`))?.[1];
  return isLocale(value) ? value : undefined;
}

/** Languages whose readers understand one of ours. */
const UNDERSTOOD: Readonly<Record<string, Locale>> = { sr: "hr", sh: "hr", cnr: "hr" };

/** The first of our languages in Accept-Language by weight: "sl;q=0.8, en;q=0.9" prefers English, as "de" does. */
export function preferredLocale(header: string | null | undefined): Locale | undefined {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...options] = range.trim().split(";");
    const weight = Number(/^\s*q=([\d.]+)/.exec(options.join(";"))?.[1] ?? 1);
    return { language: tag.toLowerCase().split("-")[0], weight: Number.isNaN(weight) ? 0 : weight };
  });
  ranges.sort((a, b) => b.weight - a.weight);
  const wanted = ranges.flatMap(({ language, weight }) => (weight > 0 && language ? [language] : []));
  const fallback = wanted.some((language) => language !== "*") ? FALLBACK_LOCALE : undefined;
  return wanted.map((language) => UNDERSTOOD[language] ?? language).find(isLocale) ?? fallback;
}
